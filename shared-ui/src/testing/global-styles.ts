const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSMediaRule ? rulesIn(rule.cssRules) : [];
  });

/** The selectors of a list without what is in brackets: neither a class in `:not()` nor a dot in an attribute makes a rule one's own. */
const selectorsOf = (list: string) => list.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, '').split(',');

/** Rules that affect elements of others, as CSS: every selector of a component contains its generated class. */
export const globalStyles = (): string[] =>
  [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter((rule) => !selectorsOf(rule.selectorText).every((selector) => selector.includes('.')))
    .map((rule) => rule.cssText);
