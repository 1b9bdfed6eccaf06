import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { pause } from './browser/pause';
import { restoreTables } from './browser/storage';
import { preferredLanguage, speak, t } from './language/i18n';
import { here } from './server/where';

const language = preferredLanguage();
document.documentElement.lang = language; // before the words are there
await Promise.all([speak(language), here && restoreTables()]);
await pause();
t('ui-player', { number: 1 }); // the first number in words takes a browser longer than a whole page
await pause();
mount(App, { target: document.getElementById('app')! });
