import { css } from '@emotion/react';
import { partOf } from '../../data/partOf.ts';
import type { ProductCard_ProductFragment, Service_ProductFragment } from '../../gql/graphql.ts';
import { plainText } from '../../lib/format/plainText.ts';
import { ProductPrice } from '../../product/ProductPrice.tsx';
import { VatNote } from '../../product/VatNote.tsx';
import { QuoteDocket } from '../../quote/QuoteDocket.tsx';
import { media, space } from '../../theme/tokens.ts';
import { Tag } from '../../ui/content/Tag.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { Wrap } from '../../ui/layout/Wrap.tsx';
import { Table } from '../../ui/tables/Table.tsx';
import { ServiceItem } from './ServiceItem.tsx';
import { anchorOf, factRows, type ServiceRef } from './serviceFacts.ts';
import { servicesTexts } from './texts.ts';

const jump = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-block: 22px;
  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    margin-inline: calc(${space.margin} * -1);
    padding: 16px ${space.margin};
    > * {
      flex: none;
    }
  }
`;

/** The services that say what is sent and got, one by one, and the smaller ones in a table; where none says so, all one by one. */
export function ServiceList({ products }: { products: readonly ServiceRef[] }) {
  const described = products.filter(product => factRows(partOf<Service_ProductFragment>(product)).length > 0);
  const large = described.length > 0 ? described : products;
  const small = products.filter(product => !large.includes(product));
  return (
    <>
      <Wrap>
        <nav css={jump} aria-label={servicesTexts.onPage}>
          {large.map(product => {
            const { id, name, path } = partOf<ProductCard_ProductFragment>(product);
            return (
              <Tag key={id} href={`#${anchorOf(path)}`}>
                {name}
              </Tag>
            );
          })}
        </nav>
        <VatNote products={products.map(product => partOf<ProductCard_ProductFragment>(product))} />
        {large.map(product => (
          <ServiceItem key={product.id} product={product} />
        ))}
      </Wrap>
      {small.length > 0 && <Smaller products={small} />}
      <QuoteDocket above={small.length > 0 ? 'sheet' : 'paper'} />
    </>
  );
}

function Smaller({ products }: { products: readonly ServiceRef[] }) {
  return (
    <Section on="sheet">
      <SectionHead size="m" title={servicesTexts.smaller} />
      <Table stack>
        <thead>
          <tr>
            {servicesTexts.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(product => {
            const { id, name, path } = partOf<ProductCard_ProductFragment>(product);
            return (
              <tr key={id}>
                <th scope="row">
                  <a href={path}>{name}</a>
                </th>
                <td>{plainText(partOf<Service_ProductFragment>(product).shortDescription)}</td>
                <td>
                  <ProductPrice product={product} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </Section>
  );
}
