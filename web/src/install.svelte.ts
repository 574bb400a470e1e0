/** Installing the page as an app, where the browser offers it. */

interface InstallEvent extends Event {
  prompt(): Promise<void>
}

let offer: InstallEvent | null = null
export const installable = $state({ ready: false })

addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offer = event as InstallEvent
  installable.ready = true
})

export async function install(): Promise<void> {
  await offer?.prompt()
  offer = null
  installable.ready = false
}
