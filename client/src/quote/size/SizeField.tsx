import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { quoteTexts } from '../../../../rules/texts/quote/quote.ts';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import type { SizeHelpProps } from './SizeHelp.tsx';

const getHelp = () => import('./SizeHelp.tsx').then(({ SizeHelp }) => SizeHelp);

type SizeFieldProps = {
  field: Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'error'>;
  control: Pick<ComponentProps<'input'>, 'name' | 'defaultValue'>;
};

/** The size as free text. What draws it to scale is loaded when the field is entered or filled in. */
export function SizeField({ field, control }: SizeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(control.defaultValue ? String(control.defaultValue) : null);
  const [Help, setHelp] = useState<ComponentType<SizeHelpProps> | null>(null);
  const needed = text !== null;
  useEffect(() => {
    if (!needed) return;
    // Without it the field is what it was.
    getHelp().then(
      part => setHelp(() => part),
      () => {},
    );
  }, [needed]);
  const look = () => setText(input.current?.value ?? '');
  return (
    <>
      <Field {...field} optional>
        <TextInput ref={input} placeholder={quoteTexts.placeholders.size} onFocus={look} onInput={look} {...control} />
      </Field>
      {Help && <Help text={text ?? ''} input={input} />}
    </>
  );
}
