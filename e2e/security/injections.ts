/** A script that runs where only text should be shown. */
export const REACHED = '__reached';
const run = `${REACHED}=1`;
const FOREIGN = '//evil.example';

/** Injections by context. */
const SHAPES = [
  `<script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<iframe src="${FOREIGN}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}" autofocus onfocus=${run}>x</a>`,
  `<input autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>x</details>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<body onload=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<form action="${FOREIGN}"><button autofocus>x</button></form>`,
  `<base href="${FOREIGN}/">`,
  `<link rel=stylesheet href="${FOREIGN}/x.css">`,
  `<style>@import "${FOREIGN}/x.css";</style>`,
  `<meta http-equiv=refresh content="0;url=${FOREIGN}">`,
  `<math><mtext><img src=x onerror=${run}></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `</textarea><img src=x onerror=${run}>`,
  `</title><script>${run}</script>`,
  `</script><script>${run}</script>`,
  `javascript:${run}`,
  `{{constructor.constructor('${run}')()}}`,
  '${' + run + '}',
];

/** Every injection plain, after either quotation mark, and encoded for a URL and for HTML. */
export const INJECTIONS: readonly string[] = SHAPES.flatMap((shape) => [
  shape,
  `">${shape}`,
  `'>${shape}`,
  encodeURIComponent(shape),
  shape.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
]);
