const BEGIN = '<!-- rows: written by npm run bench -->';
const END = '<!-- end of rows -->';

/** The rows as a Markdown table. */
export function tableOf(rows, results) {
  const lines = results.map(({ id, unit, value, baseline, ratio, spread, target, isAtMost, pass }) => {
    const { what, against } = rows.find((row) => row.id === id);
    return [
      `\`${id}\``,
      what,
      against,
      `${value} ${unit}`,
      baseline,
      `${ratio} (${spread.join('–')})`,
      `${isAtMost ? '≤' : '≥'} ${target}`,
      pass ? '' : 'short',
    ];
  });
  const head = ['Row', 'What', 'Against', 'Ours', 'Baseline', 'Ratio (half of the rounds)', 'Target', ''];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A page whose table between the two marks is replaced. @throws Error when it has no marks */
export function withTable(page, table) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/performance.md has no ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}
