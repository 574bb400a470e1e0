// The shell is kept on the device, so that Tortuga opens at once and says what is the matter when there is no network.
// Games are never kept: they come from the server alone.

const NAME = 'tortuga-shell-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(['/', '/icon.svg', '/manifest.webmanifest'])))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const old = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(old())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
})

/** The newest page if the server answers, else the one we know. */
async function page(request) {
  const cache = await caches.open(NAME)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}

/** Assets are named by their content: one that we have is right. Those of builds long gone are thrown away. */
async function asset(request) {
  const cache = await caches.open(NAME)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) {
    await cache.put(request, answer.clone())
    const kept = (await cache.keys()).filter((each) => new URL(each.url).pathname.startsWith('/assets/'))
    for (const each of kept.slice(0, Math.max(0, kept.length - 150))) await cache.delete(each)
  }
  return answer
}
