import { Link, useSearchParams } from 'react-router';
import { Button } from '#ui/button.tsx';
import { AfterLogin, Landing } from '../landing/landing.tsx';
import { bindShopAddress, shopOfQuery } from '../landing/shop-of-query.ts';

const gains = [
  'Its products and stock come in, and stay in step.',
  'Its orders arrive here, and it learns what has shipped.',
  'Your partner answers from both, and asks before anything goes out.',
];

/** Where people come from the app listing of their hosted platform. */
export default function HostedPlatformScreen() {
  const shop = shopOfQuery(useSearchParams()[0]);
  const next = bindShopAddress(shop);
  return (
    <Landing
      title="Brandwright for Shopify"
      text={shop ? `Connect ${shop} to your brand’s partner.` : 'Connect your shop to your brand’s partner.'}
    >
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <AfterLogin goOn={next}>
        <Button asChild look="accent" size="large" className="self-start">
          <Link to={next}>Connect the shop</Link>
        </Button>
      </AfterLogin>
    </Landing>
  );
}
