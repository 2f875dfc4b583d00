/** Edit distance of two lists. */
function editDistance(from, to) {
  let row = to.map((_, i) => i + 1);
  for (const [i, item] of from.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const here = Math.min(above + 1, left + 1, diagonal + (item === to[j] ? 0 : 1));
      diagonal = above;
      left = here;
      return here;
    });
  }
  return to.length === 0 ? from.length : row.at(-1);
}

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * Error rates over all canvases together; case and accents count, the kind of space does not. Rates and shares in percent.
 * @param pairs of the truth and the recognised text
 */
export function measure(pairs) {
  const sums = { characters: 0, wrongCharacters: 0, words: 0, wrongWords: 0, accepted: 0, perfect: 0, ms: 0 };
  for (const { truth, outcome } of pairs) {
    const [wanted, got] = [oneLine(truth), oneLine(outcome.text)];
    const [wantedWords, gotWords] = [wanted.split(' '), got === '' ? [] : got.split(' ')];
    sums.characters += [...wanted].length;
    sums.wrongCharacters += editDistance([...wanted], [...got]);
    sums.words += wantedWords.length;
    sums.wrongWords += editDistance(wantedWords, gotWords);
    sums.accepted += outcome.accepted ? 1 : 0;
    sums.perfect += wanted === got ? 1 : 0;
    sums.ms += outcome.ms;
  }
  return {
    cer: round((100 * sums.wrongCharacters) / sums.characters, 2),
    wer: round((100 * sums.wrongWords) / sums.words, 2),
    accepted: round((100 * sums.accepted) / pairs.length, 2),
    perfect: sums.perfect,
    msPerCanvas: round(sums.ms / pairs.length, 0),
  };
}

const round = (value, digits) => Number(value.toFixed(digits));
