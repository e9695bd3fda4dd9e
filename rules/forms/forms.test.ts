import { describe, expect, it, vi } from 'vitest';
import { fc } from '../test/property.ts';
import { contactSubjects, validateContact } from './contact.ts';
import { isEmail } from './fields.ts';
import { validateNewsletter } from './newsletter.ts';
import { quoteFields, quoteOptions, validateQuote } from './quote.ts';
import { quoteErrorBanner } from './quoteErrorBanner.ts';

const buyer = { name: 'Lerato Mokoena', email: 'lerato@example.co.za' };
const quote = { ...buyer, labelType: 'security-void', quantity: '1001-5000' };
const contact = { ...buyer, subject: 'quote', message: 'Please call me.' };

describe('a quote request', () => {
  it('needs name, email, label type and quantity and nothing else', () => {
    expect(validateQuote(quote)).toMatchObject({ ok: true, values: { ...quote, company: '', phone: '' } });
    expect(validateQuote({})).toEqual({
      ok: false,
      errors: {
        name: { code: 'REQUIRED', message: 'Please enter your name.' },
        email: { code: 'REQUIRED', message: 'Please enter your email.' },
        labelType: { code: 'REQUIRED', message: 'Please choose a label type.' },
        quantity: { code: 'REQUIRED', message: 'Please choose a quantity.' },
      },
    });
  });

  it('offers the lists of the specification', () => {
    expect(quoteOptions.labelType).toHaveLength(8);
    expect(quoteOptions.quantity).toEqual(['1-100', '101-500', '501-1000', '1001-5000', '5001-10000', '10000+']);
    expect(quoteOptions.material).toHaveLength(7);
    expect(quoteOptions.usage).toHaveLength(7);
    expect(quoteOptions.timeline).toEqual(['24-48-hours', '1-week', '2-weeks', '1-month', 'flexible']);
  });

  it('has the thirteen fields, and drops any other', () => {
    const result = validateQuote({ ...quote, admin: 'yes' } as typeof quote);
    expect(result.ok && Object.keys(result.values)).toEqual(quoteFields);
    expect(quoteFields).toHaveLength(13);
  });

  it('is sent with the phone as prefix, space, digits', () => {
    expect(validateQuote({ ...quote, phone: '082 123 4567' })).toMatchObject({ values: { phone: '+27 821234567' } });
    const british = { ...quote, phone: '020 7946 0958', phoneCountry: 'GB' };
    expect(validateQuote(british)).toMatchObject({ values: { phone: '+44 2079460958' } });
  });

  it('names a wrong phone number beside the other faults', () => {
    expect(validateQuote({ ...quote, name: ' ', phone: '12' })).toMatchObject({
      errors: {
        name: { code: 'REQUIRED' },
        phone: { code: 'INVALID_PHONE', message: 'Please enter a valid phone number for South Africa' },
      },
    });
  });

  it.each([
    [{ name: 'x'.repeat(201) }, 'name', 'TOO_LONG', 'Please use at most 200 characters.'],
    [{ email: 'nope' }, 'email', 'INVALID_EMAIL', 'Please enter a valid email address.'],
    [{ labelType: 'VOID' }, 'labelType', 'UNKNOWN_OPTION', 'Please choose one of the options.'],
    [{ timeline: 'tomorrow' }, 'timeline', 'UNKNOWN_OPTION', 'Please choose one of the options.'],
    [{ additionalInfo: 'x'.repeat(5001) }, 'additionalInfo', 'TOO_LONG', 'Please use at most 5000 characters.'],
    [{ phone: '1'.repeat(41) }, 'phone', 'TOO_LONG', 'Please use at most 40 characters.'],
  ])('with %j is refused at %s: %s', (wrong, field, code, message) => {
    expect(validateQuote({ ...quote, ...wrong })).toEqual({ ok: false, errors: { [field]: { code, message } } });
  });

  it('that failed is answered with the banner of the specification', () => {
    expect(quoteErrorBanner(false)).toBe(
      'Error! There was a problem submitting your request. Please check your information and try again.',
    );
    expect(quoteErrorBanner(true)).toBe(
      'Error! There was a problem submitting your request. Please enter a valid phone number. Please check your information and try again.',
    );
  });

  it('is checked without making code from text, which the content policy forbids', () => {
    const made = vi.fn();
    vi.stubGlobal('Function', made);
    validateQuote(quote);
    vi.unstubAllGlobals();
    expect(made).not.toHaveBeenCalled();
  });

  it('passes again unchanged once it is normalised', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 50 });
    const phone = fc.constantFrom('', '082 123 4567', '+44 20 7946 0958', '0821234567');
    fc.assert(
      fc.property(text, text, text, phone, (name, size, additionalInfo, number) => {
        const first = validateQuote({ ...quote, name: `A${name}`, size, additionalInfo, phone: number });
        expect(first.ok && validateQuote(first.values)).toEqual(first);
      }),
    );
  });
});

describe('a message', () => {
  it('needs name, email, subject and message', () => {
    expect(validateContact(contact)).toEqual({ ok: true, values: { ...contact, phone: '', company: '' } });
    const result = validateContact({ subject: '', message: '\u0000' });
    expect(!result.ok && Object.keys(result.errors)).toEqual(['name', 'email', 'subject', 'message']);
  });

  it('takes the five subjects', () => {
    expect(contactSubjects).toEqual(['general', 'products', 'quote', 'support', 'partnership']);
    expect(validateContact({ ...contact, subject: 'Labels' })).toMatchObject({
      errors: { subject: { code: 'UNKNOWN_OPTION' } },
    });
  });

  it('takes a phone number in any form', () => {
    expect(validateContact({ ...contact, phone: ' 011 555 0101 ext  4' })).toMatchObject({
      values: { phone: '011 555 0101 ext 4' },
    });
  });

  it('counts anything that is not text as empty', () => {
    const odd = { ...contact, name: 7, message: { toString: () => 'x' } } as unknown as typeof contact;
    expect(validateContact(odd)).toMatchObject({
      errors: { name: { code: 'REQUIRED' }, message: { code: 'REQUIRED' } },
    });
  });
});

describe('a newsletter sign-up', () => {
  it('needs an email', () => {
    expect(validateNewsletter({ email: ' ' })).toMatchObject({ errors: { email: { code: 'REQUIRED' } } });
    expect(validateNewsletter({ email: ' a@b.co ', page: '/blog?page=2' })).toEqual({
      ok: true,
      values: { email: 'a@b.co', page: '/blog' },
    });
  });

  it.each(['https://evil.example/', '//evil.example', 'blog', '/<b>', null, undefined])(
    'notes the blog as its page for %j',
    page => {
      expect(validateNewsletter({ email: 'a@b.co', page })).toMatchObject({ values: { page: '/blog' } });
    },
  );
});

describe('an email', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.co.za', "o'neil@example.org", 'x@xn--bcher-kva.example'])(
    '%s is taken',
    address => {
      expect(isEmail(address)).toBe(true);
    },
  );

  it.each([
    '',
    'nope',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    'a@b..co',
    '.a@b.co',
    'a..b@c.co',
    'a@-b.co',
    'a@b.co,c@d.co',
  ])('"%s" is refused', address => {
    expect(isEmail(address)).toBe(false);
  });

  it('of more than 254 characters is refused', () => {
    expect(isEmail(`a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}`)).toBe(
      false,
    );
  });
});
