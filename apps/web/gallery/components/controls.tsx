import { Ellipsis, Plus } from 'lucide-react';
import { FilterChips } from '#kit/filter-chips.tsx';
import { DensityButton } from '#kit/density.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { SelectionBar } from '#kit/selection-bar.tsx';
import { Chip } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox, Switch } from '#ui/checkbox.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Popover } from '#ui/popover.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Select } from '#ui/select.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { nothing, type Specimen } from './specimen.ts';

const options = [
  { value: 'PT', label: 'Portugal' },
  { value: 'VN', label: 'Vietnam' },
];

/** What is pressed, typed into and chosen from. */
export const controls: readonly Specimen[] = [
  {
    name: 'Button',
    states: {
      accent: (
        <Button look="accent">
          <Plus aria-hidden />
          New order
        </Button>
      ),
      solid: <Button look="solid">Find a supplier</Button>,
      outline: <Button>Import</Button>,
      quiet: <Button look="quiet">Not now</Button>,
      bad: <Button look="bad">Remove from my suppliers</Button>,
      link: <Button look="link">Show all</Button>,
      busy: <Button busy>Save</Button>,
      disabled: <Button disabled>Save</Button>,
      small: <Button size="small">Release 2</Button>,
      large: <Button size="large">Log in</Button>,
    },
  },
  {
    name: 'IconButton',
    states: {
      quiet: (
        <IconButton label="More">
          <Ellipsis aria-hidden />
        </IconButton>
      ),
      outline: (
        <IconButton label="More" look="outline" size="icon">
          <Ellipsis aria-hidden />
        </IconButton>
      ),
    },
  },
  {
    name: 'Field',
    states: {
      plain: <Field label="Name">{(tie) => <Input {...tie} />}</Field>,
      'with a hint': (
        <Field label="Website" hint="Optional. For example, annaspottery.com">
          {(tie) => <Input {...tie} />}
        </Field>
      ),
      wrong: (
        <Field label="Email" error="Enter an email address, such as ana@example.com.">
          {(tie) => <Input {...tie} defaultValue="ana" />}
        </Field>
      ),
      disabled: <Field label="Name">{(tie) => <Input {...tie} disabled defaultValue="Olaria" />}</Field>,
      long: (
        <Field label="What a backer gets">
          {(tie) => <Textarea {...tie} defaultValue="Two mugs in sand glaze." />}
        </Field>
      ),
    },
  },
  {
    name: 'Select',
    states: {
      chosen: <Select aria-label="Country" value="PT" onChange={nothing} options={options} />,
      'nothing chosen': (
        <Select aria-label="Country" value={undefined} onChange={nothing} options={options} />
      ),
      disabled: <Select aria-label="Country" value="PT" onChange={nothing} options={options} disabled />,
    },
  },
  {
    name: 'Checkbox',
    states: {
      off: <Checkbox aria-label="Select order 1042" checked={false} />,
      on: <Checkbox aria-label="Select order 1042" checked />,
      some: <Checkbox aria-label="Select all on this page" checked="indeterminate" />,
      disabled: <Checkbox aria-label="Select order 1042" disabled />,
    },
  },
  {
    name: 'Switch',
    states: {
      off: <Switch aria-label="Notices" checked={false} />,
      on: <Switch aria-label="Notices" checked />,
    },
  },
  {
    name: 'RadioCards',
    states: {
      chosen: (
        <RadioCards
          label="Model"
          value="local"
          onChange={nothing}
          cards={[
            { value: 'offline', label: 'Offline model', text: 'Works without any connection.' },
            {
              value: 'local',
              label: 'Server of yours',
              text: 'Any compatible server.',
              details: 'Its address',
            },
          ]}
        />
      ),
    },
  },
  {
    name: 'Chip',
    states: {
      plain: <Chip>MOQ under 500</Chip>,
      removable: (
        <Chip onRemove={nothing} removeLabel="Remove MOQ under 500">
          MOQ under 500
        </Chip>
      ),
      pressable: <Chip onClick={nothing}>gift 12</Chip>,
      pressed: (
        <Chip onClick={nothing} pressed>
          gift 12
        </Chip>
      ),
    },
  },
  {
    name: 'Tabs',
    states: {
      counted: (
        <Tabs
          label="Orders by status"
          value="ALL"
          onChange={nothing}
          items={[
            { value: 'ALL', label: 'All', count: 2400 },
            { value: 'ON_HOLD', label: 'On hold', count: 3 },
          ]}
        >
          <p>Rows</p>
        </Tabs>
      ),
    },
  },
  {
    name: 'Pagination',
    states: {
      first: <Pagination page={0} size={25} total={2400} noun="orders" onPage={nothing} />,
      last: <Pagination page={95} size={25} total={2400} noun="orders" onPage={nothing} />,
      one: <Pagination page={0} size={25} total={1} noun="orders" onPage={nothing} />,
      none: <Pagination page={0} size={25} total={0} noun="orders" onPage={nothing} />,
    },
  },
  {
    name: 'Menu',
    states: {
      closed: (
        <Menu trigger={<Button>New order</Button>} entries={[{ label: 'Retail order', onSelect: nothing }]} />
      ),
    },
  },
  {
    name: 'Popover',
    states: {
      closed: (
        <Popover label="Filters" trigger={<Button>Filters</Button>}>
          <p>Fields</p>
        </Popover>
      ),
    },
  },
  {
    name: 'FilePicker',
    states: { hidden: <FilePicker ref={null} label="Picture to search with" onFiles={nothing} /> },
  },
  {
    name: 'SearchField',
    states: {
      empty: <SearchField label="Search orders" value="" onSearch={nothing} />,
      searched: <SearchField label="Search orders" value="candle" onSearch={nothing} />,
    },
  },
  {
    name: 'FilterSelect',
    states: {
      any: (
        <FilterSelect
          label="Country"
          anyLabel="All countries"
          value={undefined}
          onChange={nothing}
          options={options}
        />
      ),
      chosen: (
        <FilterSelect
          label="Country"
          anyLabel="All countries"
          value="PT"
          onChange={nothing}
          options={options}
        />
      ),
    },
  },
  {
    name: 'FilterChips',
    states: {
      some: (
        <FilterChips
          chips={[
            { name: 'country', text: 'Ships to Portugal' },
            { name: 'totalMin', text: '$250.00 or more' },
          ]}
          onRemove={nothing}
          onClear={nothing}
        />
      ),
    },
  },
  {
    name: 'DensityButton',
    states: {
      comfortable: <DensityButton density="comfortable" onChange={nothing} />,
      compact: <DensityButton density="compact" onChange={nothing} />,
    },
  },
  {
    name: 'SelectionBar',
    states: {
      some: (
        <SelectionBar chosen={3} noun="order" onClear={nothing}>
          <Button size="small">Put 3 on hold</Button>
        </SelectionBar>
      ),
    },
  },
];
