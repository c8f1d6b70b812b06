import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { readChoice } from '#kit/list-address.ts';
import { useQueryState } from '#routes/use-query-state.ts';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { BankTab } from '../parts/bank-tab.tsx';
import { BooksTab } from '../parts/books-tab.tsx';
import { CardsTab } from '../parts/cards-tab.tsx';
import { PaymentsTab } from '../parts/payments-tab.tsx';

const tabs = ['cards', 'payments', 'bank', 'books'] as const;
const labels = { cards: 'Cards', payments: 'Payments', bank: 'Bank and payouts', books: 'Books' };

/** What the store pays with, what it paid, where its shop’s money goes, and its books. */
export default function PaymentsScreen() {
  const [query, change] = useQueryState();
  const tab = readChoice(query, 'tab', tabs) ?? 'cards';
  useScreenInView(`Payments: ${labels[tab].toLowerCase()}`);
  return (
    <Page>
      <PageHeader
        title="Payments"
        note="The cards you pay with, what you paid, your payouts, and your books."
      />
      <Tabs
        label="Payments"
        value={tab}
        onChange={(next) =>
          change(
            {
              tab: next === 'cards' ? null : next,
              page: null,
              status: null,
              searchTerm: null,
              kind: null,
              from: null,
              to: null,
              id: null,
            },
            true,
          )
        }
        items={tabs.map((value) => ({ value, label: labels[value] }))}
      >
        {tab === 'cards' && <CardsTab />}
        {tab === 'payments' && <PaymentsTab />}
        {tab === 'bank' && <BankTab />}
        {tab === 'books' && <BooksTab />}
      </Tabs>
    </Page>
  );
}
