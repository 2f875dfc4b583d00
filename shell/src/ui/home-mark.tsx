import { outOfSight } from '@app/shared-ui/components/visually-hidden';
import { ArrowLeft } from 'lucide-react';
import { styled } from 'styled-components';
import { Logo, LogoMark } from './logo.tsx';

interface HomeMarkProps {
  /** `undefined` on the home page, which has no way back to itself. */
  readonly back: string | undefined;
}

/** What stands at the start of the header: the logo, on any other page together with the way home. */
export function HomeMark({ back }: HomeMarkProps) {
  if (back === undefined)
    return (
      <Home>
        <Logo />
      </Home>
    );
  return (
    <Back>
      <ArrowLeft aria-hidden size={18} />
      <LogoMark />
      <Text>{back}</Text>
    </Back>
  );
}

/** From here on the navigation is beside it, up to here without room for the words. */
const betweenPhoneAndDesktop = '@media (min-width: 768px) and (max-width: 959px)';

const Home = styled.span`
  display: inline-flex;

  ${betweenPhoneAndDesktop} {
    span > span {
      display: none;
    }
  }
`;

const Back = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--accent);
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.25;

  > svg:first-child {
    flex: none;
  }
`;

const Text = styled.span`
  margin-left: 2px;

  ${betweenPhoneAndDesktop} {
    ${outOfSight}
  }
`;
