import { jest } from '@jest/globals';

// In ES modules jest gives `expect` and `it` as globals but not itself, against what its types say.
globalThis.jest = jest;

// What Radix calls on elements and jsdom has not.
for (const name of ['hasPointerCapture', 'setPointerCapture', 'releasePointerCapture', 'scrollIntoView']) {
  Element.prototype[name] ??= () => undefined;
}

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Never sees anything come into view.
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// Answers 'no' to every question: no dark mode, no reduced motion, a narrow screen.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null });

Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
