import { operator } from '@app/contract/operator';

/** A text that an operator may edit: `texts/<name>.json`, read when a legal page is opened. */
export interface LegalText {
  readonly title: string;
  /** Of the text itself; a change of meaning raises it. */
  readonly version: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

export interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
  readonly list?: readonly string[];
}

interface TextFile {
  readonly default: LegalText;
}

/**
 * Every legal page by its address; all are public. One file holds all the texts and the page that shows them: six chunks would add six
 * hashes to every page.
 */
export const legalPages = {
  '/privacy': () => import(/* webpackChunkName: "legal" */ './texts/privacy.json') as Promise<TextFile>,
  '/aviso-legal': () => import(/* webpackChunkName: "legal" */ './texts/legal-notice.json') as Promise<TextFile>,
  '/terminos': () => import(/* webpackChunkName: "legal" */ './texts/terms.json') as Promise<TextFile>,
  '/cookies': () => import(/* webpackChunkName: "legal" */ './texts/cookies.json') as Promise<TextFile>,
  '/accesibilidad': () => import(/* webpackChunkName: "legal" */ './texts/accessibility.json') as Promise<TextFile>,
} as const;
export type LegalPath = keyof typeof legalPages;

export const LEGAL_PATHS = Object.keys(legalPages) as LegalPath[];

export const isLegalPath = (pathname: string): pathname is LegalPath => Object.hasOwn(legalPages, pathname);

const FACTS: Readonly<Record<string, string>> = {
  '{supportEmail}': operator.supportEmail,
  '{ownerName}': operator.owner.name,
  '{ownerTaxNumber}': operator.owner.taxNumber,
  '{ownerAddress}': operator.owner.address,
  '{price}': operator.price.now,
};

/** Fills the operator's facts into a sentence. */
export const withFacts = (sentence: string): string =>
  sentence.replaceAll(/\{\w+\}/g, (place) => FACTS[place] ?? place);
