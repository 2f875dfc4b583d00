export function ContentSection() {
  return null;
}
