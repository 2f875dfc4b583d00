// Runs in worker threads (piscina), so that hashing never stalls the event loop. Plain JavaScript: it is loaded as it is, unbundled.
import bcrypt from 'bcryptjs';

/** @type {Promise<(password: string, words: string[]) => { isListed: boolean, guesses: number }> | undefined} */
let estimator;

/**
 * @param {{ kind: 'hash', digest: string, cost: number }
 *   | { kind: 'compare', digest: string, hash: string }
 *   | { kind: 'estimate', password: string, words: string[] }} task
 */
export default async function work(task) {
  if (task.kind === 'hash') return bcrypt.hashSync(task.digest, task.cost);
  if (task.kind === 'compare') return bcrypt.compareSync(task.digest, task.hash);
  // Loaded on first use: with PASSWORD_REFUSAL=off the 100,000 words never enter memory.
  estimator ??= loadEstimator();
  return (await estimator)(task.password, task.words);
}

// Longer tails cost seconds and tell nothing new: what is strong in its first 32 characters is strong.
const ESTIMATED_CHARACTERS = 32;

async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const dictionary = { ...common.dictionary, ...spanish.dictionary };
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, maxLength: ESTIMATED_CHARACTERS });
  const listed = new Set(Object.values(dictionary).flat().map(fold));
  return (password, words) => ({
    isListed: listed.has(fold(password)),
    guesses: zxcvbn.check(password, words).guesses,
  });
}

/** 'Corazón' and 'corazon' are the same guess. */
function fold(word) {
  return String(word).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
