import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { trialIn } from './trial-address.ts';

const TrialDialog = lazyDialog(() =>
  import(/* webpackChunkName: "overrides" */ './trial-dialog.tsx').then((module) => module.TrialDialog),
);

/** Asks about the trial that the address offers; nothing where it offers none. */
export function TrialOffer() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [trial, setTrial] = useState(() => trialIn(search));
  const isInAddress = trialIn(search) !== undefined;
  // What opens it does not stay in the address, nor in the history.
  useEffect(() => {
    if (isInAddress) void navigate(pathname, { replace: true });
  }, [isInAddress, navigate, pathname]);
  const close = () => setTrial(undefined);
  return trial ? <TrialDialog trial={trial} onClose={close} onMissing={close} /> : null;
}
