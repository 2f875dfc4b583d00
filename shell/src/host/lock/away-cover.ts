/** The page is blank while it is hidden, and until a lock that has fallen shows its screen: the task switcher has nothing to show (D43). */
export interface AwayCover {
  show(): void;
  hide(): void;
  remove(): void;
}

/** Above all dialogs, where the browser has popovers: in its top layer. It takes no focus, so that caret and place stay. */
export function createAwayCover(document: Document): AwayCover {
  const cover = document.createElement('div');
  cover.setAttribute('popover', 'manual');
  cover.setAttribute('aria-hidden', 'true');
  cover.dataset['away'] = '';
  Object.assign(cover.style, {
    position: 'fixed',
    inset: '0',
    width: '100vw',
    height: '100vh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    zIndex: '2147483647',
    background: 'var(--page)',
    display: 'none',
  });
  document.body.append(cover);
  return {
    show() {
      // Shown anew: above what has been opened since.
      this.hide();
      cover.style.display = 'block';
      cover.showPopover?.();
    },
    hide() {
      if (cover.style.display === 'none') return;
      cover.hidePopover?.();
      cover.style.display = 'none';
    },
    remove: () => cover.remove(),
  };
}
