import { FontFaces } from '@app/shared-ui/theme/font-faces';
import { GlobalStyle } from '@app/shared-ui/theme/global-style';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';

/** Renders a page to markup with its style rules, for a browser without the app. */
export function styledMarkup(page: ReactNode): string {
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

/** Without the attributes by which styled-components would adopt these rules: it writes its own when it loads, and these are removed. */
const plainRules = (tags: string): string =>
  tags
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll('/*!sc*/', '')
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{[^}]*\}/g, '');

/** The content security policy refuses style attributes: each becomes a class. */
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
