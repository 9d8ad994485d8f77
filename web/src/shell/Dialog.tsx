import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../lib/Icon';
import { useSay } from '../lib/i18n';
import './dialog.css';

type Props = {
  title: string;
  /** Asked to go: by the button, Escape, or a click beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons at its foot, the main one last. */
  actions?: ReactNode;
};

/**
 * A dialog that is open while it is there. The browser keeps the focus inside and gives it back afterwards; it begins
 * with the field marked `data-first`, if there is one.
 */
export function Dialog({ title, onClose, children, actions }: Props): ReactNode {
  const say = useSay();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => dialog?.close();
  }, []);
  const closeBeside = (click: MouseEvent): void => {
    if (click.target === element.current) onClose();
  };
  return (
    <dialog
      ref={element}
      className="dlg"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault(); // whoever opened it closes it
        onClose();
      }}
      onClick={closeBeside}
    >
      <div className="dlg-box">
        <div className="dlg-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="iconbtn" aria-label={say('web-close')} onClick={onClose}>
            <Icon id="close" size={22} />
          </button>
        </div>
        {children}
        {actions !== undefined && <div className="dlg-foot">{actions}</div>}
      </div>
    </dialog>
  );
}
