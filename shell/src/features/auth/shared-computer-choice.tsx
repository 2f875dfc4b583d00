import { authCopy } from '../../copy/auth.es.ts';
import { Choice } from './auth-parts.tsx';

interface SharedComputerChoiceProps {
  readonly isShared: boolean;
  readonly onChange: (isShared: boolean) => void;
}

/** At every sign-in: whether other people use this computer (P-08). */
export function SharedComputerChoice({ isShared, onChange }: SharedComputerChoiceProps) {
  return (
    <Choice>
      <input type="checkbox" checked={isShared} onChange={(event) => onChange(event.target.checked)} />
      <span>
        {authCopy.shared.title}
        <small>{authCopy.shared.hint}</small>
      </span>
    </Choice>
  );
}
