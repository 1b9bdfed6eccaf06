/** The review as a page of its own, with all that it needs inside. */
import { mount } from 'svelte';
import './app.css';
import './browser/theme.svelte';
import { type Language, speak } from './language/i18n';
import SavedReview from './pages/SavedReview.svelte';
import type { Catalogue, GameReview } from './server/wire';

export interface Saved {
  language: Language;
  review: GameReview;
  catalogue: Catalogue;
}

const saved = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as Saved;
void speak(saved.language).then(() =>
  mount(SavedReview, { target: document.getElementById('app')!, props: saved }),
);
