import { NavIcon } from '@app/shared-ui/components/nav-icon';
import { useHost } from '@app/shared-ui/host';
import { blockTone } from '@app/shared-ui/theme/block-tone';
import { media } from '@app/shared-ui/theme/media';
import { BookOpen, CalendarHeart, Clapperboard, Flame, type LucideIcon, Music, NotebookPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { memo } from 'react';
import { styled } from 'styled-components';
import { Lead, SectionTitle } from '@app/shared-ui/components/page';
import { homeCopy } from '../../copy/home.es.ts';

const { items } = homeCopy.resources;

/** Each with the tone of a block, so that the six are told apart at a glance. */
const resources: readonly {
  readonly to: string;
  readonly text: { readonly title: string; readonly text: string };
  readonly Icon: LucideIcon;
  readonly tone: number;
}[] = [
  { to: '/journaling', text: items.journaling, Icon: NotebookPen, tone: 3 },
  { to: '/books', text: items.books, Icon: BookOpen, tone: 6 },
  { to: '/movies', text: items.movies, Icon: Clapperboard, tone: 1 },
  { to: '/playlists', text: items.playlists, Icon: Music, tone: 8 },
  { to: '/challenges', text: items.challenges, Icon: Flame, tone: 9 },
  { to: '/calendario', text: items.calendario, Icon: CalendarHeart, tone: 4 },
];

/** Of the entries of other remotes, one after the other. */
const FURTHER_TONES = [11, 2, 7, 10, 5, 12];

export const Resources = memo(function Resources() {
  const { navigation } = useHost();
  return (
    <section aria-labelledby="home-resources">
      <SectionTitle id="home-resources">{homeCopy.resources.title}</SectionTitle>
      <Lead>{homeCopy.resources.lead}</Lead>
      <List>
        {resources.map(({ to, text, Icon, tone }) => (
          <li key={to}>
            <Item to={to} {...blockTone(tone)}>
              <Mark>
                <Icon aria-hidden size={22} strokeWidth={1.75} />
              </Mark>
              <span>
                <Name>{text.title}</Name>
                <Text>{text.text}</Text>
              </span>
            </Item>
          </li>
        ))}
        {navigation().map(({ to, label, text, icon }, index) => (
          <li key={to}>
            <Item to={to} {...blockTone(FURTHER_TONES[index % FURTHER_TONES.length] ?? 1)}>
              <Mark>
                <NavIcon icon={icon} />
              </Mark>
              <span>
                <Name>{label}</Name>
                {text === undefined ? null : <Text>{text}</Text>}
              </span>
            </Item>
          </li>
        ))}
      </List>
    </section>
  );
});

const List = styled.ul`
  display: grid;
  /* Two on a phone, unless its text is large. */
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: 12px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
  }
`;

const Item = styled(Link)`
  display: grid;
  gap: 10px;
  align-content: start;
  height: 100%;
  padding: 14px 16px;
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  box-shadow: var(--shadow-card);
  color: var(--ink);
  text-decoration: none;
  transition: background-color 0.15s;

  ${media.desktop} {
    display: flex;
    align-items: center;
    gap: 14px;
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

const Name = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.35;
`;

/** On a phone the name says enough. */
const Text = styled.span`
  display: none;
  color: var(--ink-soft);
  font-size: 0.9375rem;
  line-height: 1.4;

  ${media.desktop} {
    display: block;
  }
`;
