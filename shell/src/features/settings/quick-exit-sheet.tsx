import { FoldedSheet } from './folded-sheet.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** What 'Salida rápida' does, and what it cannot do (D28). */
export function QuickExitSheet() {
  const { title, text, remains } = settingsCopy.privacy.quickExit;
  return (
    <FoldedSheet title={title}>
      <p>{text}</p>
      <p>{remains}</p>
    </FoldedSheet>
  );
}
