import { mount } from 'svelte'
import App from './App.svelte'
import './design/base.css'
import { settings } from './settings.svelte'
import { speak } from './words'

await speak(settings.language)
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
