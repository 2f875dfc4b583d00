import { media } from '@app/shared-ui/theme/media';
import { titleSize } from '@app/shared-ui/theme/title-size';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { PublicLayout } from '../../ui/public-layout.tsx';
import { authCopy } from '../../copy/auth.es.ts';
import { MorningPath } from '../../ui/morning-path.tsx';

interface AuthPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** It replaces another page that the user was on: the heading gets the focus. */
  readonly isNext?: boolean;
  /** `alert` where something could not be done. */
  readonly role?: 'alert';
  readonly children?: ReactNode;
}

/**
 * Layout of a screen before signing in: heading, form or action, and the drawing beside it. When it changes, it begins at the top of the page,
 * where a message lies over the drawing alone, and the heading gets the focus.
 */
export function AuthPage({ title, lead, isNext = false, role, children }: AuthPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const screen = `${title} ${lead}`;
  const shown = useRef(isNext ? '' : screen);
  useEffect(() => {
    // Not on arrival: there the page's start gets the focus.
    if (screen !== shown.current) {
      window.scrollTo(0, 0);
      heading.current?.focus();
    }
    shown.current = screen;
  }, [screen]);
  return (
    <PublicLayout offersLogin={false}>
      <Columns>
        <Picture>
          <MorningPath />
          <p>{authCopy.panel}</p>
        </Picture>
        <Sheet role={role}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead ? <Lead>{lead}</Lead> : null}
          {children}
        </Sheet>
      </Columns>
    </PublicLayout>
  );
}

/** A form of 440 px and a picture that is one: narrower windows, a tablet held upright among them, have the picture above the form. */
const beside = '@media (min-width: 1024px)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  width: 100%;
  max-width: var(--page-width);
  margin: 0 auto;
  padding: 4px var(--page-gutter) 40px;

  ${media.desktop} {
    gap: 40px;
    padding-top: 24px;
  }

  ${beside} {
    grid-template-columns: 1fr minmax(380px, 440px);
    gap: 56px;
    align-items: center;
  }
`;

/**
 * On a tablet a little wider than its frame, so that the sun, whole, is beside the words; the margin above is a part of the frame's width.
 */
const Picture = styled.div`
  position: relative;
  height: 132px;
  overflow: hidden;
  border-radius: var(--radius-sheet);

  svg {
    height: 300px;
    margin-top: -122px;
  }

  p {
    display: none;
  }

  ${media.desktop} {
    height: auto;
    min-height: 220px;

    svg {
      position: absolute;
      width: 115%;
      height: auto;
      margin-top: -29%;
    }

    p {
      position: relative;
      display: block;
      max-width: 21em;
      padding: 32px;
      font: 500 1.625rem / 1.3 var(--font-serif);
    }
  }

  ${beside} {
    align-self: stretch;
    min-height: 560px;

    svg {
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
    }

    p {
      max-width: 15em;
    }
  }
`;

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 480px;
  width: 100%;
  justify-self: center;

  h1 {
    font-size: ${titleSize('clamp(1.625rem, 1.35rem + 1.4vw, 2.125rem)')};
  }
`;

const Lead = styled.p`
  margin-top: -8px;
  color: var(--ink-soft);
`;
