import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import './parts.css';
import './forms.css';
import './boards.css';
import './pictures.css';

mount(App, { target: document.getElementById('app')! });

// What is needed without a network is fetched when the page has all it needs itself.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/sw.js').catch(() => {}); // not everywhere, and never needed
  });
}
