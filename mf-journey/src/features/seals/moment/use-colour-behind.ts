import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the page behind a full-screen layer the layer's colour: where scrollbars take room, the strip kept for them lies outside of every
 * layer.
 * @returns for the element whose colour it is
 */
export function useColourBehind<Layer extends HTMLElement>(): RefObject<Layer | null> {
  const layer = useRef<Layer>(null);
  useEffect(() => {
    if (!layer.current) return undefined;
    const { style } = document.documentElement;
    style.background = getComputedStyle(layer.current).backgroundColor;
    return () => {
      style.removeProperty('background');
    };
  }, []);
  return layer;
}
