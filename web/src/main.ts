import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { preferredLanguage, speak } from './language/i18n';

const language = preferredLanguage();
document.documentElement.lang = language; // before the words are there
await speak(language);
mount(App, { target: document.getElementById('app')! });
