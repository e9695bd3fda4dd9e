import { expect, it } from 'vitest';
import { findInHtml } from './findInHtml.ts';

const find = (html: string) => findInHtml(html, host => host === 'cms.example');

it('finds pictures without words', () => {
  const html = '<img src="a.jpg"><img src="b.jpg" alt=""><img src="c.jpg" alt=" "><img src="d.jpg" alt="A seal"><img>';
  expect(find(html).pictures).toEqual(['a.jpg', 'b.jpg', 'c.jpg', '']);
});

it('finds links to the host of the service, and no others', () => {
  const html = `<a href="https://cms.example/about/">one</a> <a href="https://cms.example.evil/">two</a>
    <a href="/about">three</a> <a href="//cms.example/x">four</a> <a>five</a> <a href="http://cms.example/?p=3&amp;x=1">six`;
  expect(find(html).backendLinks).toEqual(['https://cms.example/about/', 'http://cms.example/?p=3&x=1']);
});

it('finds nothing in what is no markup', () => {
  for (const html of ['', 'alt="" src=x', '<<<img', '<!-- <img src=x> -->', '<img'])
    expect(find(html)).toEqual({ pictures: [], backendLinks: [] });
});
