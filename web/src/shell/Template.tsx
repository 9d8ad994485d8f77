import type { ReactNode } from 'react';
import type { Title } from '../boards/title';
import { useSay } from '../lib/i18n';
import { Icon } from '../lib/Icon';

/** The file with the components of a title, to take along and to mend. */
export function Template({ title: { template } }: { title: Title }): ReactNode {
  const say = useSay();
  if (template === undefined) return null;
  return (
    <a href={template.href} download={template.file} className="btn ghost">
      <Icon id="arrow-down" size={18} />
      {say('web-template')}
    </a>
  );
}
