import { ButtonLink } from '@app/shared-ui/components/button';
import { settingsCopy } from '../../../copy/settings.es.ts';
import { Sheet } from '../section.tsx';

/** Leads to what the server stores of the user (D45). */
export function ServerSheet() {
  const { title, text, action } = settingsCopy.privacy.server;
  return (
    <Sheet>
      <h3>{title}</h3>
      <p>{text}</p>
      <ButtonLink to="/settings/servidor" $variant="soft" aria-label={`${action}: ${title}`}>
        {action}
      </ButtonLink>
    </Sheet>
  );
}
