import { operator } from '@app/contract/operator';
import { renderToStaticMarkup } from 'react-dom/server';
import { titleOf } from '../../host/page-title.ts';
import { Landing } from '../../features/landing/landing.tsx';
import { descriptions, type PublicPath } from '../../copy/descriptions.es.ts';
import { styledMarkup } from './styled-markup.tsx';

/** A visitor's page before any script. The server fills in `%NONCE%` and `%ORIGIN%`. */
interface PublicPage {
  /** Elements of the head: title, description, link preview. */
  readonly head: string;
  /** Markup of the page with its style rules; empty where a page needs its scripts. */
  readonly body: string;
}

/** Every page that search engines may index, by path. Rendered at build time. */
export function publicPages(): Record<PublicPath, PublicPage> {
  const pages = Object.entries(descriptions).map(([path, description]) => {
    const body = path === '/' ? landingMarkup() : '';
    return [path, { head: renderToStaticMarkup(<Head path={path} description={description} />), body }] as const;
  });
  // Object.entries loses the type of the keys.
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

/** Operator's facts only, no user input: nothing in them can close the script element. */
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

/** '34,90€' as '34.90'. */
const plainPrice = (price: string): string => price.replace(/[^\d,]/g, '').replace(',', '.');

const landingMarkup = (): string => styledMarkup(<Landing />);
