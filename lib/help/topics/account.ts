import type { HelpTopic } from "../article.ts";

export const ACCOUNT: HelpTopic = {
  title: "Your account",
  articles: [
    {
      slug: "create-account",
      title: "How do I create an account?",
      calls: "sign up register join start login email confirm verify google",
      body: `You don't need a plan to start. Enter your home, see its estimate and write its description first.

1. On the login screen, select **Don't have an account? Create one!**
2. Enter your email address and a password, and enter the password again.
3. Select **Submit**. Then log in.

The password needs at least 8 characters, with a lowercase letter, an uppercase letter, a number and a special character. Very common passwords aren't accepted.

We email you a link to confirm your address. Follow it soon: you can't publish your listing until the address is confirmed. If the email doesn't arrive, check your spam folder. Then go to [Security](/security) and select **Resend confirmation**.`,
    },
    {
      slug: "secure-account",
      title: "How do I keep my account secure?",
      calls: "safety password hacked stolen device devices logout sign out protect change",
      body: `Go to [Security](/security). Everything that protects your login is on this screen.

- **Change password** sets a new password. You stay logged in here and are logged out everywhere else.
- **Two-step verification** asks for a code from an app when you log in. See [how to turn it on](/help/two-step-verification).
- **Where you are logged in** lists your devices. If you don't recognize one, select **Log out** next to it, or **Log out all other devices**. Then change your password.

We email you when somebody logs in to your account from a new device, if your address is confirmed.

Don't share your password with family. [Add them to your account](/help/give-access) instead, so that each person has their own login.`,
    },
    {
      slug: "two-step-verification",
      title: "How do I turn on two-step verification?",
      calls: "2fa mfa two factor authenticator otp code codes recovery app security",
      body: `With two-step verification, a password alone isn't enough to log in. You also need a 6-digit code from an authenticator app. Many password managers include one.

1. Go to [Security](/security).
2. Under **Two-step verification**, select **Set up**. We may ask for your password.
3. Scan the QR code with your app, or copy the key into it.
4. Enter the code that the app shows, and select **Turn on**.
5. Save your recovery codes with **Copy codes** or **Download codes**. We won't show them again.

Each recovery code lets you log in once without the app. If you lose your phone, select **Use a recovery code instead** when you log in. You can get new codes, or turn the second step off, on the same screen.`,
    },
    {
      slug: "cannot-log-in",
      title: "What if I can't log in?",
      calls: "forgot password reset lost login sign in locked out wrong email",
      body: `You can set a new password with a link that we email you.

1. On the login screen, select [Forgot password?](/forgot-password)
2. Enter the email address of your account, and select **Send link**.
3. Open the link in the email within one hour, and choose a new password.

You'll be logged out everywhere. Log in again with the new password.

If you lost the phone with your authenticator app, log in with your password first. Then select **Use a recovery code instead** and enter one of the codes that you saved.

After many failed attempts, we stop accepting logins for a short time. Wait 15 minutes and try again. If you signed up with Google, log in with Google.`,
    },
    {
      slug: "give-access",
      title: "How do I give family access to my listing?",
      calls:
        "invite invitation add user people person partner spouse wife husband share account member remove",
      body: `People you add have their own login, and share your home and your plan. You need an active plan to add them.

1. Go to [Users](/users) and select **Add User**.
2. Enter the person's name, email address and a first password.
3. Select **Add User**. If your own email address is confirmed, we email them an invitation.

Until they accept, their row says **Invitation pending**. Use **Resend invitation** if they can't find the email.

Everyone can edit the home, answer buyers and handle showings. Profile and settings are personal. Only the Admin can change the plan, download everything or delete the account. A document can be limited to the Admin and the person who added it.

To remove someone, select the delete button in their row. Only the person who added them sees it.`,
    },
    {
      slug: "delete-account",
      title: "How do I delete my account or download my data?",
      calls: "close remove cancel erase export backup copy zip privacy keep",
      body: `Only the account's Admin can do this. Both are in [Security](/security), under **Your account and data**.

To take a copy, select **Download everything (ZIP)**. It has your home, prices, photos, documents, showings, messages and offers, as files that you can open without Porchlight.

To delete the account:

1. Select **Delete account**.
2. Read what will be deleted. Enter what we ask for, such as your password.
3. Confirm with **Delete account**.

Your listing page goes offline at once, upcoming showings are canceled, and your plan stops renewing. Everything is deleted after 14 days. Until then, you can log in and select **Keep my account**. Then you can publish the listing again.`,
    },
    {
      slug: "notifications",
      title: "Which emails and notifications do I get?",
      calls: "alerts bell email emails text texts sms unsubscribe newsletter settings stop mail",
      body: `The bell at the top shows messages, showing requests and changes by others on your account. [Notifications](/notifications) lists the last year.

Once your email address is confirmed, we also email you about messages from buyers and showings. Choose in [Settings](/settings), under **Email preferences**:

- **Messages and showings**: by email right away and in Porchlight, or in Porchlight only.
- **Activity alerts**: an email for each, or one email each morning. You get them only if you turned on **Get activity alerts on my account**.

Some emails can't be turned off because they are about the account itself, such as a failed payment or a login from a new device.

Text messages need your mobile number and your consent. We send them only from 8 AM to 9 PM in the home's time zone. Reply STOP to end them.`,
    },
  ],
};
