/** Chromium's `beforeinstallprompt`, deferred until the user knows the product. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

let offer: InstallEvent | undefined;
const listeners = new Set<() => void>();

const announce = () => listeners.forEach((listener) => listener());

/** Prevents the browser's own prompt. @returns a function that stops it */
export function holdInstallOffer(window: Window): () => void {
  const hold = (event: Event) => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    offer = event;
    announce();
  };
  const installed = () => {
    offer = undefined;
    announce();
  };
  window.addEventListener('beforeinstallprompt', hold);
  window.addEventListener('appinstalled', installed);
  return () => {
    window.removeEventListener('beforeinstallprompt', hold);
    window.removeEventListener('appinstalled', installed);
  };
}

export const installOffer = {
  isThere: (): boolean => offer !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows the browser's prompt; it can be shown once. */
  async take(): Promise<void> {
    const taken = offer;
    offer = undefined;
    announce();
    await taken?.prompt();
  },
};
