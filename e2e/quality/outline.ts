import type { Page } from '@playwright/test';

/* Roles that form the page's structure: landmarks, headings and controls. */
const LANDMARKS = 'banner main contentinfo navigation complementary region form search dialog alertdialog';
const GROUPS = 'article group radiogroup tablist tabpanel grid table alert heading';
const CONTROLS = 'link button textbox searchbox combobox checkbox radio switch slider tab menuitem';
const STRUCTURE = new Set(`${LANDMARKS} ${GROUPS} ${CONTROLS}`.split(' '));
/** Roles whose repetitions are left out, but for the first of a row: their number depends on data. */
const REPEATED = new Set(['listitem', 'article', 'row', 'gridcell', 'cell', 'option']);

const DATES = [
  [/\b(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b/gi, 'mes'],
  [/\b(lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/gi, 'día'],
  [/\d+([.,]\d+)*/g, '0'],
] as const;

interface Node {
  readonly role: string;
  readonly name: string;
  readonly level: string;
  readonly children: Node[];
}

/**
 * The visible structure as lines: landmarks, headings and controls with their names, without other text, values, numbers and dates. Reduced
 * from Playwright's ARIA snapshot, which has all texts: as a template (`toMatchAriaSnapshot`) it would either hold every text or let new
 * parts through.
 */
export async function outlineOf(page: Page, { listsUserText = false } = {}): Promise<string> {
  const root: Node = { role: '', name: '', level: '', children: [] };
  const path: Node[] = [root];
  for (const line of (await page.locator('body').ariaSnapshot()).split('\n')) {
    const [, indent = '', entry = ''] = /^( *)- (.*)$/.exec(line) ?? [];
    const node = nodeOf(entry);
    if (!node) continue;
    const depth = indent.length / 2;
    path.length = depth + 1;
    path[depth]?.children.push(node);
    path[depth + 1] = node;
  }
  return `${linesOf(root.children, listsUserText).join('\n')}\n`;
}

/** An entry is a role, an optional name in quotes, and optional attributes in brackets; one that contains a colon is quoted as a whole. */
function nodeOf(entry: string): Node | undefined {
  const plain = entry.startsWith("'")
    ? entry
        .slice(1)
        .replace(/':?.*$/, '')
        .replaceAll("''", "'")
    : entry;
  const [, role, name = ''] = /^([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(plain) ?? [];
  if (!role || role === 'text') return undefined;
  return { role, name: withoutDates(name), level: /\[level=\d\]/.exec(plain)?.[0] ?? '', children: [] };
}

const withoutDates = (name: string): string =>
  DATES.reduce((text, [pattern, placeholder]) => text.replace(pattern, placeholder), name);

/** @param hidesLists omits names inside lists and grids */
function linesOf(nodes: readonly Node[], hidesLists: boolean, isHidden = false): string[] {
  return nodes
    .filter(({ role }, i) => !REPEATED.has(role) || nodes[i - 1]?.role !== role)
    .flatMap(({ role, name, level, children }) => {
      const isStructure = STRUCTURE.has(role);
      const below = linesOf(children, hidesLists, isHidden || (hidesLists && REPEATED.has(role)));
      if (!isStructure) return below;
      const line = [role, name && !isHidden && `"${name}"`, level].filter(Boolean).join(' ');
      return [line, ...below.map((text) => `  ${text}`)];
    });
}
