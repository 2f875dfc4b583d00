import { ButtonLink } from './button.tsx';
import { House } from 'lucide-react';
import { styled } from 'styled-components';

/** Back to the home page. */
export function HomeLink({ label }: { readonly label: string }) {
  return (
    <Place to="/" $variant="quiet">
      <House aria-hidden size={18} />
      {label}
    </Place>
  );
}

const Place = styled(ButtonLink)`
  justify-self: start;
  min-height: 44px;
  margin-left: -14px;
  padding: 8px 14px;
`;
