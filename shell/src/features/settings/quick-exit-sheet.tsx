import { Sheet } from './section.tsx';
import { settingsCopy } from '../../copy/settings.es.ts';

/** What 'Salida rápida' does, and what it cannot do (D28). */
export function QuickExitSheet() {
  const { title, text, remains } = settingsCopy.privacy.quickExit;
  return (
    <Sheet>
      <h3>{title}</h3>
      <p>{text}</p>
      <p>{remains}</p>
    </Sheet>
  );
}
