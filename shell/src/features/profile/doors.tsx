import { blockTone } from '@app/shared-ui/theme/block-tone';
import { Highlighter, type LucideIcon, Settings, ShieldCheck, Sparkles } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { profileCopy } from '../../copy/profile.es.ts';
import { addressOfPart } from './parts.ts';

const { doors } = profileCopy;

interface Door {
  readonly to: string;
  readonly text: { readonly title: string; readonly text: string };
  readonly Icon: LucideIcon;
  readonly tone: number;
}

/** Each with the tone of a block, as the resources of the home page have. */
const DOORS: readonly Door[] = [
  { to: addressOfPart('espejo'), text: doors.mirror, Icon: Sparkles, tone: 3 },
  { to: addressOfPart('seguridad'), text: doors.security, Icon: ShieldCheck, tone: 8 },
  { to: '/subrayados', text: doors.underlines, Icon: Highlighter, tone: 2 },
  { to: '/settings', text: doors.settings, Icon: Settings, tone: 9 },
];

/** What lies behind the profile: two parts of its own, and the two pages that belong to it. */
export const Doors = () => (
  <nav aria-label={doors.label}>
    <List>
      {DOORS.map(({ to, text, Icon, tone }) => (
        <li key={to}>
          <Item to={to} {...blockTone(tone)}>
            <Mark>
              <Icon aria-hidden size={22} strokeWidth={1.75} />
            </Mark>
            <span>
              <Title>{text.title}</Title>
              <Text>{text.text}</Text>
            </span>
          </Item>
        </li>
      ))}
    </List>
  </nav>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled(Link)`
  display: flex;
  gap: 14px;
  align-items: center;
  height: 100%;
  padding: 14px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  color: var(--ink);
  text-decoration: none;

  > :last-child {
    min-width: 0;
  }

  @media (hover: hover) {
    &:hover {
      background: var(--tone-surface);
    }
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 16px;
  background: var(--tone-surface);
  color: var(--tone-ink);
`;

const Title = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.3;
`;

const Text = styled.span`
  display: block;
  color: var(--ink-soft);
  font-size: 0.875rem;
  line-height: 1.35;
`;
