// Generated from texts/ by `pnpm generate`; edit the Markdown instead.
import type { SiteText } from '../../../src/site-text.ts';

export const text: SiteText = {
  "language": "fr",
  "title": "Confidentialité",
  "lead": "L’essentiel : vos textes ne sont qu’à vous, rien ne vous suit à la trace, et vous pouvez tout emporter ou tout effacer sans nous écrire.",
  "updatedOn": "2026-11-23",
  "cards": 0,
  "intro": "",
  "parts": [
    {
      "id": "who-is-responsible",
      "title": "Qui est responsable",
      "html": "<p>Le responsable du traitement est [nom de l’exploitant], [adresse postale]. Pour toute question sur vos données, écrivez à [adresse <span>e-mail</span> de contact]. [S’il y a lieu : nom et coordonnées du délégué à la protection des données.]</p>\n"
    },
    {
      "id": "what-we-keep-and-why",
      "title": "Ce que nous gardons, et pourquoi",
      "html": "<p><strong>Votre compte.</strong> Lors de la connexion avec Google, nous recevons votre identifiant Google, votre adresse <span>e-mail</span>, votre nom, l’adresse de votre photo et votre langue. S’y ajoute ce que vous renseignez : biographie, langue, fuseau horaire, premier jour de la semaine, objectifs. Ces données servent à vous fournir le service ; leur base est l’exécution du contrat.</p>\n<p><strong>Vos textes.</strong> Projets, documents, journaux, séances, commentaires et humeurs, avec les dates et les chiffres qui en découlent. Ils servent à vous les rendre, à vous et aux lecteurs que vous choisissez. Base : l’exécution du contrat.</p>\n<p><strong>La liste d’attente, les questions et les suggestions.</strong> Votre adresse <span>e-mail</span> et ce que vous écrivez dans le formulaire. Nous nous en servons pour vous répondre et, sur la liste d’attente, pour vous écrire une fois, à la fin de l’accès anticipé. Base : pour la liste d’attente, votre consentement, que vous pouvez retirer à tout moment ; pour les questions et les suggestions, notre intérêt légitime à y répondre.</p>\n<p><strong>Le fonctionnement du serveur.</strong> Pour limiter les abus, les formulaires et la connexion comptent les demandes de chaque client au moyen d’une empreinte de son adresse, à partir de laquelle on ne peut retrouver celle-ci et qui est oubliée après un jour. Les journaux techniques ne contiennent ni vos textes ni vos identifiants de connexion. Base : notre intérêt légitime à protéger le service.</p>\n"
    },
    {
      "id": "what-we-do-not-do",
      "title": "Ce que nous ne faisons pas",
      "html": "<p>Ni publicité, ni mesure d’audience, ni revente, ni profilage, ni décision automatisée. Vos textes ne servent à entraîner aucun modèle.</p>\n"
    },
    {
      "id": "what-is-stored-on-your-device",
      "title": "Ce qui est enregistré sur votre appareil",
      "html": "<p>Seulement ce qui est nécessaire au service que vous demandez :</p>\n<ul>\n<li><code>authToken</code> et <code>refreshToken</code>, deux cookies qui maintiennent votre connexion, 7 et 30 jours ;</li>\n<li><code>locale</code>, un cookie qui retient votre langue, 365 jours ;</li>\n<li><code>cookieConsent</code>, un cookie qui retient votre réponse sur les cookies, 6 mois ;</li>\n<li>votre choix de couleurs, celui du raccourci « ? » et celui de la typographie automatique, dans le stockage local, jusqu’à ce que vous les effaciez ;</li>\n<li>de petites notes, dans le stockage de session, jusqu’à la fermeture de l’onglet : que vous avez vu l’accueil ou suivi un lien du site, jusqu’où vous avez fait défiler chaque page, quelle ligne d’une liste vous avez quittée, qu’une page a été rechargée, une connexion en cours, ce qu’elle doit confirmer et les réglages que vous n’aviez pas enregistrés, pourquoi la dernière a échoué, où vous en étiez dans un texte quand il a fallu vous reconnecter, un message à vous montrer, qu’on vous a signalé une horloge déréglée sur cet appareil, le bilan de séance qui est ouvert, la séance oubliée que vous avez choisi de continuer, le numéro d’un compte supprimé le temps d’effacer ce qui en restait ;</li>\n<li>ce que vous pouvez annuler dans les derniers textes que vous avez quittés, avec ces textes, dans le stockage de session, jusqu’à la fermeture de l’onglet ou votre déconnexion ;</li>\n<li>ce que vous écrivez dans un formulaire du site, dans le stockage de session, jusqu’à ce que vous l’envoyiez ou que vous fermiez l’onglet ;</li>\n<li>ce que vous avez commencé à remplir du bilan d’une séance, dans le stockage local, jusqu’à ce qu’il soit envoyé ou que vous vous déconnectiez ;</li>\n<li>le texte où votre séance a écrit en dernier, dans le stockage local, jusqu’à la prochaine séance ou votre déconnexion ;</li>\n<li>ce que vous tapez pour un texte qui s’ouvre, dans le stockage local, jusqu’à ce qu’il soit ouvert ou que votre compte soit supprimé, même si vous vous déconnectez ;</li>\n<li>les mots qui attendent d’être envoyés, dans une base du navigateur et, pour ceux du dernier instant avant de quitter une page, dans le stockage local, jusqu’à ce que le serveur les ait confirmés ;</li>\n<li>le nom du texte de ces mots et la note qu’il a été supprimé, s’il l’a été, dans le stockage local, jusqu’à ce que le serveur les ait confirmés ou que vous les effaciez.</li>\n</ul>\n<p>Aucun cookie facultatif n’est utilisé aujourd’hui. S’il devait y en avoir, nous vous poserions d’abord la question. Vos préférences se retrouvent au bas de chaque page publique et dans les réglages.</p>\n"
    },
    {
      "id": "who-else-sees-anything",
      "title": "Qui d’autre voit quelque chose",
      "html": "<p><strong>Google</strong>, quand vous vous connectez par son intermédiaire, et parce que les photos de profil sont chargées depuis ses serveurs : la vôtre, et celle de l’auteur lorsque vous lisez un texte publié, même sans compte. Il reçoit alors l’adresse IP de votre appareil. <strong>Notre hébergeur</strong>, [nom de l’hébergeur], [pays], qui conserve les données pour notre compte. <strong>Vos lecteurs</strong>, pour ce que vous publiez : ils voient votre nom et votre photo, jamais votre adresse <span>e-mail</span>.</p>\n<p>Nous ne transmettons rien à d’autres, sauf si la loi nous y oblige. [S’il y a lieu : transferts hors de l’Union européenne et garanties.]</p>\n"
    },
    {
      "id": "for-how-long",
      "title": "Combien de temps",
      "html": "<p>Les données du compte et les textes sont conservés jusqu’à ce que vous les supprimiez. Un projet, un document ou une page de journal que vous supprimez reste encore trente jours sur le serveur, hors de toute liste, puis en est effacé. Les versions antérieures d’un texte sont conservées avec lui. La suppression du compte les efface aussitôt de la base ; les sauvegardes qui en restent sont détruites au plus tard après [durée de conservation des sauvegardes]. Les adresses de la liste d’attente sont effacées à votre demande, et au plus tard [durée] après la fin de l’accès anticipé. Les questions et les suggestions sont conservées [durée], les journaux techniques [durée].</p>\n"
    },
    {
      "id": "your-rights",
      "title": "Vos droits",
      "html": "<p>Vous pouvez accéder à vos données, les rectifier, les effacer, les emporter, vous opposer à leur traitement ou en demander la limitation, et retirer un consentement. Pour l’essentiel, nul besoin de nous écrire : le téléchargement complet et la suppression du compte se trouvent dans les réglages. Pour le reste, écrivez à [adresse <span>e-mail</span> de contact] ; nous répondons dans le mois.</p>\n<p>Si notre réponse ne vous satisfait pas, vous pouvez saisir la CNIL, ou l’autorité de protection des données de votre pays.</p>\n"
    },
    {
      "id": "security",
      "title": "Sécurité",
      "html": "<p>Les échanges passent par une connexion chiffrée. Les jetons qui prolongent une connexion sont conservés sous une forme qui ne permet pas de les réutiliser, et peuvent tous être révoqués depuis les réglages. Une politique de sécurité stricte empêche l’exécution de tout script étranger au site.</p>\n"
    },
    {
      "id": "changes",
      "title": "Changements",
      "html": "<p>Si cette page change d’une façon qui compte pour vous, les titulaires d’un compte en seront avertis par <span>e-mail</span> avant l’entrée en vigueur. La date de la dernière modification figure en tête de page.</p>\n"
    }
  ]
};
