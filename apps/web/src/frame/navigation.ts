import {
  Award,
  BadgeCheck,
  BarChart3,
  Boxes,
  ChartLine,
  Clapperboard,
  ClipboardCheck,
  ContactRound,
  CreditCard,
  Factory,
  FolderOpen,
  GraduationCap,
  Handshake,
  Heart,
  House,
  Inbox,
  Landmark,
  LifeBuoy,
  Lightbulb,
  Mail,
  Map,
  PackageCheck,
  PackageOpen,
  Palette,
  PenTool,
  Percent,
  ReceiptText,
  ScrollText,
  Shapes,
  ShoppingBag,
  Sparkles,
  Store,
  SwatchBook,
  Truck,
  Undo2,
  Users,
  Bot,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { reportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { FeatureFlag } from '@brandwright/contract/kernel/operation.ts';
import type { StoreProfile } from '@brandwright/contract/store/entities.ts';
import { areaRoutes } from '../areas.ts';

export interface NavigationEntry {
  elementId: string;
  label: string;
  /** Address; undefined for what opens no screen (a new conversation with the partner). */
  link?: string;
  icon: LucideIcon;
  /** Addresses under which the entry counts as the current one. */
  relevantLinks?: readonly string[];
  isBlockedForPreview?: boolean;
  /** Shown only where it is turned on for the store. */
  flag?: FeatureFlag;
}

/** The store as far as it decides what is shown. */
export type NavigatedStore = Pick<StoreProfile, 'isPreviewAccount' | 'flags'>;

export interface NavigationGroup {
  label: string | null;
  entries: readonly NavigationEntry[];
}

/** The side navigation of the specification (§2.2), in its order; the marketplace, the agent and tariffs stand with sourcing. */
const navigation: readonly NavigationGroup[] = [
  {
    label: null,
    entries: [
      { elementId: 'nav-home', label: 'Home', link: '/homebase', icon: House, relevantLinks: ['/llm'] },
      {
        elementId: 'nav-brand-vault',
        label: 'Brand Vault',
        link: '/ai-agents/data-sources',
        icon: FolderOpen,
      },
      {
        elementId: 'nav-suggestions',
        label: 'AI Suggestions',
        link: '/ecommerce-query-templates',
        icon: Lightbulb,
      },
      { elementId: 'nav-brand-kits', label: 'Brand kits', link: '/business-kits', icon: SwatchBook },
      {
        elementId: 'nav-ideation',
        label: 'Product ideation',
        link: '/product-ideation',
        icon: Shapes,
        relevantLinks: ['/your-ideations'],
      },
      { elementId: 'nav-assistants', label: 'AI Assistants (Beta)', link: '/ai-agents', icon: Bot },
      {
        elementId: 'nav-blueprint',
        label: 'Business plan',
        link: '/homebase/blueprint',
        icon: Map,
        relevantLinks: ['/homebase/quiz'],
      },
      { elementId: 'nav-partner', label: 'AI Business Partner', icon: Sparkles },
    ],
  },
  {
    label: 'Sourcing',
    entries: [
      { elementId: 'nav-sourcing-home', label: 'Sourcing Home', link: '/home', icon: Factory },
      {
        elementId: 'nav-marketplace',
        label: 'Marketplace',
        link: '/browse-suppliers',
        icon: Store,
        relevantLinks: ['/supplier-profile'],
      },
      {
        elementId: 'nav-sourcing-agent',
        label: 'Sourcing agent',
        link: '/sourcing-agent',
        icon: Handshake,
        relevantLinks: ['/sourcing-agent-review'],
      },
      {
        elementId: 'nav-projects',
        label: 'Custom Project Requests',
        link: '/inbox/custom-project-requests',
        icon: ScrollText,
      },
      { elementId: 'nav-inbox', label: 'Inbox', link: '/inbox/messages', icon: Inbox },
      { elementId: 'nav-invoices', label: 'Invoices', link: '/inbox/needs-payment', icon: ReceiptText },
      { elementId: 'nav-purchases', label: 'Orders & Shipments', link: '/inbox/orders', icon: PackageOpen },
      { elementId: 'nav-my-suppliers', label: 'My Suppliers', link: '/inbox/my-suppliers', icon: Users },
      { elementId: 'nav-favorites', label: 'My Favorites', link: '/favorites', icon: Heart },
      {
        elementId: 'nav-design-studio',
        label: 'Product Design Studio',
        link: '/sourcing/product-design',
        icon: PenTool,
      },
      {
        elementId: 'nav-print-on-demand',
        label: 'Print on Demand',
        link: '/print-on-demand-catalog',
        icon: Palette,
        relevantLinks: ['/printful-widget'],
      },
      { elementId: 'nav-tariffs', label: 'Tariff rates', link: '/tariff-rate-agent', icon: Landmark },
    ],
  },
  {
    label: 'Fulfillment',
    entries: [
      {
        elementId: 'nav-fulfillment-home',
        label: 'Fulfillment Home',
        link: '/fulfillment-services',
        icon: Truck,
      },
      {
        elementId: 'nav-orders',
        label: 'Orders & Fulfillment',
        link: '/orders',
        icon: PackageCheck,
        relevantLinks: ['/order-details'],
      },
      { elementId: 'nav-customers', label: 'Customers', link: '/customers', icon: ContactRound },
      {
        elementId: 'nav-rules',
        label: 'Fulfillment Rules',
        link: '/fulfillment-rules',
        icon: ClipboardCheck,
      },
      { elementId: 'nav-products', label: 'Products', link: '/inventory', icon: Boxes },
      { elementId: 'nav-receivings', label: 'Receivings', link: '/receivings', icon: Truck },
      {
        elementId: 'nav-quality-control',
        label: 'Quality control',
        link: '/homebase/quality-control',
        icon: BadgeCheck,
      },
      {
        elementId: 'nav-tiktok-shop',
        label: 'TikTok Shop',
        link: '/homebase/tiktok-shop',
        icon: Clapperboard,
      },
      { elementId: 'nav-support', label: 'Support tickets', link: '/support-tickets', icon: LifeBuoy },
      {
        elementId: 'nav-return-orders',
        label: 'Returns',
        link: '/return-orders',
        icon: PackageOpen,
        relevantLinks: ['/store-credits'],
      },
      {
        elementId: 'nav-returns',
        label: 'Manage Returns',
        link: '/return-settings',
        icon: Undo2,
        isBlockedForPreview: true,
      },
    ],
  },
  {
    label: 'Merch storefront',
    entries: [
      { elementId: 'nav-storefront', label: 'Storefront', link: '/manage-shop', icon: ShoppingBag },
      {
        elementId: 'nav-discounts',
        label: 'Discount codes',
        link: '/discount',
        icon: Percent,
        isBlockedForPreview: true,
      },
      {
        elementId: 'nav-subscribers',
        label: 'Subscribers',
        link: '/subscribers',
        icon: Mail,
        isBlockedForPreview: true,
      },
    ],
  },
  {
    label: 'Analytics',
    entries: [
      {
        elementId: 'nav-analytics',
        label: 'Dashboards',
        link: '/analytics',
        icon: BarChart3,
        relevantLinks: reportSlug.options.map((slug) => `/${slug}`),
        flag: 'analytics',
      },
      {
        elementId: 'nav-fulfillment-metrics',
        label: 'Fulfillment Metrics',
        link: '/fulfillment-metrics',
        icon: ChartLine,
        flag: 'fulfillment_metrics',
      },
    ],
  },
  {
    label: 'Account',
    entries: [
      { elementId: 'nav-payments', label: 'Payments', link: '/payments', icon: CreditCard },
      { elementId: 'nav-rewards', label: 'Rewards', link: '/homebase/rewards', icon: Award },
      { elementId: 'nav-help', label: 'Get help', link: '/education', icon: GraduationCap },
    ],
  },
];

/** Groups with the entries whose screens exist and which the store may have; empty groups are left out. */
export function shownNavigation(store: NavigatedStore | undefined): NavigationGroup[] {
  return navigation
    .map((group) => ({
      ...group,
      entries: group.entries.filter((entry) => isShown(entry, store)),
    }))
    .filter((group) => group.entries.length > 0);
}

function isShown(entry: NavigationEntry, store: NavigatedStore | undefined): boolean {
  if (entry.isBlockedForPreview && store?.isPreviewAccount) return false;
  if (entry.flag && !store?.flags.includes(entry.flag)) return false;
  return entry.link === undefined || entry.link in areaRoutes;
}

/** Whether an entry stands for the address in view: its own, or one under it that no other entry has. */
export function isCurrent(entry: NavigationEntry, pathname: string): boolean {
  if (entry.link === pathname) return true;
  const links = [entry.link, ...(entry.relevantLinks ?? [])].filter((link) => link !== undefined);
  if (navigation.some(({ entries }) => entries.some(({ link }) => link === pathname))) return false;
  if (links.includes(pathname)) return true;
  if (navigation.some(({ entries }) => entries.some((other) => other.relevantLinks?.includes(pathname))))
    return false;
  return links.some((link) => pathname.startsWith(`${link}/`) && link !== '/home');
}
