/**
 * A colour of the theme's ramp as every picture viewer knows it (`#rrggbb`), by Björn Ottosson's matrices; what lies outside of sRGB is cut.
 * @param lightness percent @param hue degrees
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const turn = (hue / 180) * Math.PI;
  const a = chroma * Math.cos(turn);
  const b = chroma * Math.sin(turn);
  const light = lightness / 100;
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`;
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}
