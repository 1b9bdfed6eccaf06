/** Texts by key in IndexedDB: what is written together is there together, or not at all. */

const DATABASE = 'raiatea';
const SHELF = 'kept';

let opened: Promise<IDBDatabase> | undefined;

function books(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(SHELF);
    asked.onsuccess = () => {
      asked.result.onclose = () => (opened = undefined);
      resolve(asked.result);
    };
    asked.onerror = () => reject(why(asked.error));
  });
  opened.catch(() => (opened = undefined)); // the next one tries again
  return opened;
}

const why = (error: DOMException | null): Error => error ?? new Error('the books are closed');

async function reading<T>(ask: (shelf: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const shelf = (await books()).transaction(SHELF).objectStore(SHELF);
  return new Promise((resolve, reject) => {
    const asked = ask(shelf);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(why(asked.error));
  });
}

export const get = (key: string): Promise<string | undefined> =>
  reading((shelf) => shelf.get(key) as IDBRequest<string | undefined>);

export const between = (first: string, last: string): Promise<string[]> =>
  reading((shelf) => shelf.getAll(IDBKeyRange.bound(first, last)) as IDBRequest<string[]>);

type Step = ['put' | 'add', string, string] | ['delete', string];

/**
 * Read the text of a key, if there is one to be read, and do at once what `write` wants then, a list of
 * steps as JSON; undefined: nothing. False if something was there already that was to be added. What is
 * lasting outlives the machine.
 */
export async function transact(
  key: string | undefined,
  write: (text: string | undefined) => string | undefined,
  lasting: boolean,
): Promise<boolean> {
  const durability = lasting ? 'strict' : 'relaxed';
  const transaction = (await books()).transaction(SHELF, 'readwrite', { durability });
  const shelf = transaction.objectStore(SHELF);
  return new Promise((resolve, reject) => {
    let taken = false;
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => {
      if (taken) resolve(false);
      else reject(why(transaction.error));
    };
    const act = (text: string | undefined): void => {
      const wanted = write(text);
      if (wanted === undefined) return transaction.abort();
      for (const [what, where, text] of JSON.parse(wanted) as Step[]) {
        if (what === 'delete') shelf.delete(where);
        else if (what === 'put') shelf.put(text, where);
        else
          shelf.add(text, where).onerror = (event) => {
            taken = (event.target as IDBRequest).error?.name === 'ConstraintError';
          };
      }
      transaction.commit(); // not only when each of them is known to be done
    };
    if (key === undefined) return act(undefined);
    const read = shelf.get(key) as IDBRequest<string | undefined>;
    read.onsuccess = () => act(read.result);
  });
}
