import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { preferredLanguage, speak } from './lib/i18n';

await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
