import { headings } from './headings.es.ts';

/** A phone of 390 px has lines of about 41 characters, one of 360 px of 37; a line may end a word early. */
const LINES = { moreThanOne: 44, atMostTwo: 66 } as const;

it.each(Object.entries(headings))('the lead of %s takes two lines on a phone', (_, { lead }) => {
  expect(lead.length).toBeGreaterThan(LINES.moreThanOne);
  expect(lead.length).toBeLessThanOrEqual(LINES.atMostTwo);
});
