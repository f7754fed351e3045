import '@fontsource/cinzel/latin-700.css';
import '@fontsource/cinzel/latin-ext-700.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-ext-400.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './styles/app.css';
import { mount } from 'svelte';
import App from './views/App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
