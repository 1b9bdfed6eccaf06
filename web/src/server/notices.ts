/** How one is told that it is one's turn, and what is kept about one. */
import { json, tablePath } from './api';
import type {
  HookTested,
  HookWanted,
  Kept,
  MailCode,
  MailWanted,
  NoticeSettings,
  PushWanted,
  SetQuiet,
} from './wire';

/** What can be asked for, and what it takes. */
interface Wishes {
  push: PushWanted;
  mail: MailWanted;
  code: MailCode;
  webhook: HookWanted;
  quiet: SetQuiet;
  end: { id: string };
}

/** One of these, and what it takes. */
type NoticeWish = { [Name in keyof Wishes]: [Name, Wishes[Name]] }[keyof Wishes];

/** Asks the server for something; says whether it went well. */
export type Asking = (...wish: NoticeWish) => Promise<boolean>;

export const getNotices = (table: string, secret: string): Promise<NoticeSettings> =>
  json(`${tablePath(table)}/notices`, secret);

/** Ask for something; answers how one is told then. */
export const setNotices = (
  table: string,
  secret: string,
  ...[name, body]: NoticeWish
): Promise<NoticeSettings> => json(`${tablePath(table)}/notices/${name}`, secret, body);

export const testWebhook = (table: string, secret: string, id: string): Promise<HookTested> =>
  json(`${tablePath(table)}/notices/test`, secret, { id });

/** End mails by what stands in each of them. */
export const stopMails = (stop: string): Promise<unknown> =>
  json(`/api/stop/${encodeURIComponent(stop)}`, null, {});

export const getMine = (table: string, secret: string): Promise<Kept> =>
  json(`${tablePath(table)}/mine`, secret);

export const forgetMe = (table: string, secret: string): Promise<unknown> =>
  json(`${tablePath(table)}/forget`, secret, {});
