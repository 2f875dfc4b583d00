import { jest } from '@jest/globals';

// In ES modules jest provides `expect` and `it` as globals but not itself, contrary to its types.
globalThis.jest = jest;

// Methods that Radix calls on elements and jsdom lacks.
for (const name of ['hasPointerCapture', 'setPointerCapture', 'releasePointerCapture', 'scrollIntoView']) {
  Element.prototype[name] ??= () => undefined;
}

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// This observer never reports an intersection.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// Media queries never match: no dark mode, no reduced motion, a narrow screen.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null });

Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
