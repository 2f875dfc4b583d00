import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { previewIn } from './preview-address.ts';

const PreviewDialog = lazyDialog(() =>
  import(/* webpackChunkName: "overrides" */ './preview-dialog.tsx').then((module) => module.PreviewDialog),
);

/** Asks about the preview that the address offers; nothing where it offers none. */
export function PreviewOffer() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [preview, setPreview] = useState(() => previewIn(search));
  const isInAddress = previewIn(search) !== undefined;
  // What opens it does not stay in the address, nor in the history.
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true });
  }, [isInAddress, navigate, pathname]);
  const close = () => setPreview(undefined);
  return preview ? <PreviewDialog preview={preview} onClose={close} onMissing={close} /> : null;
}
