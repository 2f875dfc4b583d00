/**
 * One result a journey, out of the report that Playwright writes as JSON.
 * @returns {import('./second-look.mjs').Result[]}
 */
export function resultsOfJourneys({ suites, errors = [] }) {
  return [
    ...suites.flatMap((suite) => journeysIn(suite, [])),
    // A fault outside any journey.
    ...errors.map(({ message }) => ({ passed: 0, skipped: 0, failed: [message] })),
  ];
}

function journeysIn({ title, file, specs = [], suites = [] }, above) {
  // The outermost suite is the file itself.
  const titles = title === file ? above : [...above, title];
  return [
    ...specs.flatMap((spec) => spec.tests.map((test) => ofJourney(spec, test, titles))),
    ...suites.flatMap((suite) => journeysIn(suite, titles)),
  ];
}

function ofJourney({ title, file, line }, { projectName, status }, titles) {
  const name = [`[${projectName}]`, `e2e/${file}:${line}`, ...titles, title].join(' › ');
  const hasPassed = status === 'expected';
  const isSkipped = status === 'skipped';
  return {
    id: name,
    passed: hasPassed ? 1 : 0,
    skipped: isSkipped ? 1 : 0,
    failed: hasPassed || isSkipped ? [] : [name],
  };
}
