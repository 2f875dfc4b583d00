export function UpgradeModal(_: { readonly onClose: () => void }) {
  return null;
}
