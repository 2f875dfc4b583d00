import { operator } from '@app/shared-ui/copy/operator';
import { FontFaces } from '@app/shared-ui/theme/font-faces';
import { GlobalStyle } from '@app/shared-ui/theme/global-style';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { HeaderBar } from '../app/header-bar.tsx';
import { linkRoutes } from '../app/link-routes.tsx';
import { Logo } from '../app/logo.tsx';
import { PageSpinner } from '../app/page-spinner.tsx';
import { titleOf } from '../app/page-title.ts';
import { Landing } from '../features/landing/landing.tsx';
import { descriptions, type PublicPath } from './descriptions.ts';

/** What a visitor's page has before any script has run. `%NONCE%` and `%ORIGIN%` are the server's to fill in. */
export interface PublicPage {
  /** Elements of the head: title, description, and what other sites show of a link to it. */
  readonly head: string;
  /** Markup of the whole page with its rules; empty where a page is nothing without its scripts. */
  readonly body: string;
}

/** Every page that a search engine may show, by path. Made once, at build time. */
export function publicPages(): Record<PublicPath, PublicPage> {
  const pages = Object.entries(descriptions).map(([path, description]) => {
    const body = path === '/' ? landingMarkup() : '';
    return [path, { head: renderToStaticMarkup(<Head path={path} description={description} />), body }] as const;
  });
  // Object.entries forgets which keys there are.
  return Object.fromEntries(pages) as Record<PublicPath, PublicPage>;
}

function Head({ path, description }: { readonly path: string; readonly description: string }) {
  const address = `%ORIGIN%${path}`;
  const title = titleOf(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:site_name" content={operator.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content="%ORIGIN%/og.png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {path === '/' ? <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: linkedData() }} /> : null}
    </>
  );
}

/** Facts of ours alone, no words of anybody: nothing in them can end the element. */
function linkedData(): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: operator.brand,
    url: '%ORIGIN%/',
    description: descriptions['/'],
    inLanguage: 'es',
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    offers: [
      { '@type': 'Offer', name: 'Cuenta gratuita', price: '0', priceCurrency: 'EUR' },
      { '@type': 'Offer', name: 'Premium, de por vida', price: plainPrice(operator.price.now), priceCurrency: 'EUR' },
    ],
  }).replaceAll('<', String.raw`\u003c`);
}

/** '34,90€' as machines read it: '34.90'. */
const plainPrice = (price: string): string => price.replace(/[^\d,]/g, '').replace(',', '.');

const landingMarkup = (): string => styledMarkup(<Landing />);

/**
 * What a signed-in woman's page shows before her own code has come: the frame that every page has, and that it is on its way. By path;
 * `*` stands for all that are not named. Nothing in it can be pressed: it would lead away from the page that is being made.
 */
export function firstPaints(): Record<string, string> {
  const behindLinks = linkRoutes.map(({ path = '' }) => [path, ''] as const);
  return {
    '/': styledMarkup(<FirstPaint isHome />),
    '*': styledMarkup(<FirstPaint isHome={false} />),
    ...Object.fromEntries(behindLinks),
  };
}

const FirstPaint = ({ isHome }: { readonly isHome: boolean }) => (
  <div className="first-paint">
    <HeaderBar>
      <Logo isCompact={!isHome} />
    </HeaderBar>
    <main>
      <PageSpinner />
    </main>
  </div>
);

/** Markup of the page with its rules, for a browser that has nothing else yet. */
function styledMarkup(page: ReactNode): string {
  const sheet = new ServerStyleSheet();
  try {
    const markup = renderToStaticMarkup(
      sheet.collectStyles(
        <StaticRouter location="/">
          <FontFaces />
          <GlobalStyle />
          {page}
        </StaticRouter>,
      ),
    );
    const drawn = withoutInlineStyles(markup);
    return `<style nonce="%NONCE%">${plainRules(sheet.getStyleTags())}${drawn.css}</style>${drawn.markup}`;
  } finally {
    sheet.seal();
  }
}

/** Without the marks by which styled-components would take these rules over: it writes its own when it comes, and these go. */
const plainRules = (tags: string): string =>
  tags
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '');

/** The page policy refuses style attributes: what drawings say in them is said by a class for each. */
function withoutInlineStyles(markup: string): { readonly css: string; readonly markup: string } {
  const classes = new Map<string, string>();
  const classOf = (declarations: string) => {
    const known = classes.get(declarations) ?? `inline-${classes.size}`;
    classes.set(declarations, known);
    return known;
  };
  const plain = markup.replaceAll(/<[a-z][^>]*>/gi, (tag) => {
    const style = / style="([^"]*)"/.exec(tag);
    if (!style) return tag;
    const bare = tag.replace(style[0], '');
    const name = classOf(style[1] ?? '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[a-z]+/i, (start) => `${start} class="${name}"`);
  });
  const css = [...classes].map(([declarations, name]) => `.${name}{${declarations}}`).join('');
  return { css, markup: plain };
}
