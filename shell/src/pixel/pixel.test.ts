import { installPixel, track, trackLandingPage, trackLead, trackLogin, trackRegistration } from './pixel.ts';

const sent: string[] = [];

class FakeImage {
  referrerPolicy = '';
  set src(address: string) {
    sent.push(`${this.referrerPolicy} ${address}`);
  }
}

const RealImage = window.Image;

beforeEach(() => {
  sent.length = 0;
  delete window.fbq;
  Object.assign(window, { Image: FakeImage });
});

afterEach(() => {
  delete window.fbq;
  document.head.innerHTML = '';
  document.cookie = 'pixelConsent=; max-age=0';
  history.replaceState(null, '', '/');
  Object.assign(window, { Image: RealImage });
});

const configure = () => (document.head.innerHTML = '<meta name="pixel-id" content="12345678">');
/** Waits for the code that sends, and for the images it makes. */
const sending = async () => {
  await import('./pixel-beacon.ts');
  await Promise.resolve();
};
const consent = (word = 'granted') => (document.cookie = `pixelConsent=${word}`);

it.each([
  ['PageView', { page: 'Landing Page' }, trackLandingPage],
  ['CompleteRegistration', { value: 0, currency: 'EUR' }, trackRegistration],
  ['Login', {}, trackLogin],
  ['Lead', { source: 'cta_main_button' }, () => trackLead('cta_main_button')],
])('reports %s through the function at window.fbq', (event, params, report) => {
  const fbq = jest.fn();
  window.fbq = fbq;
  report();
  expect(fbq.mock.calls).toEqual([['track', event, params]]);
});

it('is there once installed, and leaves another one alone', () => {
  installPixel(window);
  const own = window.fbq;
  expect(own).toBeInstanceOf(Function);
  installPixel(window);
  expect(window.fbq).toBe(own);
});

it.each([
  ['no pixel and no consent', () => undefined],
  ['no consent', configure],
  ['a refusal', () => [configure(), consent('denied')]],
  ['no pixel', consent],
  ['a pixel without a number', () => [(document.head.innerHTML = '<meta name="pixel-id" content="">'), consent()]],
  ['a page behind the sign-in', () => [configure(), consent(), history.replaceState(null, '', '/journaling')]],
])('sends nothing with %s', async (_, arrange) => {
  arrange();
  trackLandingPage();
  trackLogin();
  await sending();
  expect(sent).toEqual([]);
});

it('sends nothing once the consent is taken back', async () => {
  configure();
  consent();
  trackLandingPage();
  await sending();
  consent('denied');
  trackLogin();
  await sending();
  expect(sent).toHaveLength(1);
});

it('reports the page on which the event happened, not the one after it', async () => {
  configure();
  consent();
  trackLogin();
  history.replaceState(null, '', '/journaling');
  await sending();
  expect(sent).toHaveLength(1);
});

it('sends an image with consent: the event, the page without its query, no referrer', async () => {
  configure();
  consent();
  history.replaceState(null, '', '/reset-password?token=secreto#x');
  track('CompleteRegistration', { value: 0, currency: 'EUR' });
  await sending();
  expect(sent).toHaveLength(1);
  const [policy, address = ''] = sent[0]?.split(' ') ?? [];
  expect(policy).toBe('no-referrer');
  expect(address).not.toContain('secreto');
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    id: '12345678',
    ev: 'CompleteRegistration',
    dl: 'http://localhost/reset-password',
    noscript: '1',
    'cd[value]': '0',
    'cd[currency]': 'EUR',
  });
});
