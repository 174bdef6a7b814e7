/* eslint-disable */
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// ../node_modules/.pnpm/ajv@8.20.0/node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}));
// ../node_modules/.pnpm/ajv-formats@3.0.1_ajv@8.20.0/node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
// validators
var import_ucs2length = __toESM(require_ucs2length());
var import_formats = __toESM(require_formats());
const signInWithGoogle200 = validate15;
const func1 = import_ucs2length.default;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.accessToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "accessToken" },
				message: "must have required property 'accessToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.refreshToken === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "refreshToken" },
				message: "must have required property 'refreshToken'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "accessToken" || key0 === "refreshToken")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.accessToken !== void 0) {
			let data0 = data.accessToken;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/accessToken",
						schemaPath: "#/properties/accessToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/accessToken",
					schemaPath: "#/properties/accessToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.refreshToken !== void 0) {
			let data1 = data.refreshToken;
			if (typeof data1 === "string") {
				if (func1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/refreshToken",
						schemaPath: "#/properties/refreshToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/refreshToken",
					schemaPath: "#/properties/refreshToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate15.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle400 = validate16;
const schema38 = {
	"description": "One of the problems of error-catalogue.yaml; the generator fills the enum in.",
	"type": "string",
	"enum": [
		"request.malformedJson",
		"auth.required",
		"auth.authentication_failed",
		"auth.refreshTokenInvalid",
		"auth.email_not_verified",
		"auth.accountDeactivated",
		"request.notFound",
		"projects.notFound",
		"documents.notFound",
		"writingSessions.notFound",
		"request.methodNotAllowed",
		"paragraphs.conflict",
		"writingSessions.noneActive",
		"writingSessions.alreadyLive",
		"writingSessions.illegalTransition",
		"request.staleVersion",
		"request.tooLarge",
		"request.unsupportedMediaType",
		"actions.endpoints.validationError",
		"request.tooManyRequests",
		"actions.endpoints.serverError",
		"health.notReady"
	],
	"$id": "ProblemMessageKey"
};
const formats0 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "messageKey")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err8 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 > 599 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 599
						},
						message: "must be <= 599"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data2 < 400 || isNaN(data2)) {
					const err11 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 400
						},
						message: "must be >= 400"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err12 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data4 = data.messageKey;
			if (typeof data4 !== "string") {
				const err13 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "ProblemMessageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data4 === "request.malformedJson" || data4 === "auth.required" || data4 === "auth.authentication_failed" || data4 === "auth.refreshTokenInvalid" || data4 === "auth.email_not_verified" || data4 === "auth.accountDeactivated" || data4 === "request.notFound" || data4 === "projects.notFound" || data4 === "documents.notFound" || data4 === "writingSessions.notFound" || data4 === "request.methodNotAllowed" || data4 === "paragraphs.conflict" || data4 === "writingSessions.noneActive" || data4 === "writingSessions.alreadyLive" || data4 === "writingSessions.illegalTransition" || data4 === "request.staleVersion" || data4 === "request.tooLarge" || data4 === "request.unsupportedMediaType" || data4 === "actions.endpoints.validationError" || data4 === "request.tooManyRequests" || data4 === "actions.endpoints.serverError" || data4 === "health.notReady")) {
				const err14 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "ProblemMessageKey/enum",
					keyword: "enum",
					params: { allowedValues: schema38.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate16.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle422 = validate17;
const schema41 = {
	"description": "One of the field errors of error-catalogue.yaml; the generator fills the enum in.",
	"type": "string",
	"enum": [
		"validation.required",
		"validation.additionalProperties",
		"validation.textTooShort",
		"validation.textTooLong",
		"validation.wrongFormat",
		"validation.email",
		"validation.integer",
		"validation.number",
		"validation.boolean",
		"validation.date",
		"validation.dateTime",
		"validation.uuid",
		"validation.url",
		"validation.numberTooSmall",
		"validation.numberTooLarge",
		"validation.enum",
		"validation.listTooShort",
		"validation.listTooLong",
		"validation.object",
		"validation.list",
		"validation.text",
		"validation.json",
		"validation.timeZone",
		"validation.cursor",
		"idempotency.keyReused"
	],
	"$id": "FieldMessageKey"
};
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.field === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "field" },
				message: "must have required property 'field'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "field" || key0 === "messageKey")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.field !== void 0) {
			if (typeof data.field !== "string") {
				const err3 = {
					instancePath: instancePath + "/field",
					schemaPath: "#/properties/field/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data1 = data.messageKey;
			if (typeof data1 !== "string") {
				const err4 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "FieldMessageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data1 === "validation.required" || data1 === "validation.additionalProperties" || data1 === "validation.textTooShort" || data1 === "validation.textTooLong" || data1 === "validation.wrongFormat" || data1 === "validation.email" || data1 === "validation.integer" || data1 === "validation.number" || data1 === "validation.boolean" || data1 === "validation.date" || data1 === "validation.dateTime" || data1 === "validation.uuid" || data1 === "validation.url" || data1 === "validation.numberTooSmall" || data1 === "validation.numberTooLarge" || data1 === "validation.enum" || data1 === "validation.listTooShort" || data1 === "validation.listTooLong" || data1 === "validation.object" || data1 === "validation.list" || data1 === "validation.text" || data1 === "validation.json" || data1 === "validation.timeZone" || data1 === "validation.cursor" || data1 === "idempotency.keyReused")) {
				const err5 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "FieldMessageKey/enum",
					keyword: "enum",
					params: { allowedValues: schema41.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate18.errors = vErrors;
	return errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.errors === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "errors" },
				message: "must have required property 'errors'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "messageKey" || key0 === "errors")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err9 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err10 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (422 !== data2) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 422 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err12 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data4 = data.messageKey;
			if (typeof data4 !== "string") {
				const err13 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if ("actions.endpoints.validationError" !== data4) {
				const err14 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "actions.endpoints.validationError" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.errors !== void 0) {
			let data5 = data.errors;
			if (Array.isArray(data5)) {
				if (data5.length < 1) {
					const err15 = {
						instancePath: instancePath + "/errors",
						schemaPath: "#/properties/errors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate18(data5[i0], {
					instancePath: instancePath + "/errors/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/errors",
					schemaPath: "#/properties/errors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate17.errors = vErrors;
	return errors === 0;
}
const refreshAccessToken200 = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.accessToken === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "accessToken" },
				message: "must have required property 'accessToken'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "accessToken")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.accessToken !== void 0) {
			let data0 = data.accessToken;
			if (typeof data0 === "string") {
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/accessToken",
						schemaPath: "#/properties/accessToken/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/accessToken",
					schemaPath: "#/properties/accessToken/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
const getCurrentUser200 = validate21;
const schema43 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"email",
		"name",
		"pictureUrl",
		"bio",
		"language",
		"timeZone",
		"weekStart",
		"createdAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"email": { "$ref": "EmailAddress" },
		"name": { "type": "string" },
		"pictureUrl": {
			"type": ["string", "null"],
			"format": "uri"
		},
		"bio": { "type": ["string", "null"] },
		"language": { "$ref": "Language" },
		"timeZone": {
			"description": "IANA name.",
			"type": "string"
		},
		"weekStart": {
			"type": "string",
			"enum": [
				"monday",
				"sunday",
				"saturday"
			]
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "User"
};
const schema47 = {
	"type": "string",
	"enum": ["fr", "en"],
	"$id": "Language"
};
const func4 = Object.prototype.hasOwnProperty;
const formats4 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats6 = import_formats.fullFormats.uri;
const formats8 = import_formats.fullFormats["date-time"];
const pattern4 = new RegExp("^[0-9a-fA-F-]{36}$", "u");
const pattern5 = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.email === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" },
				message: "must have required property 'email'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.name === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.pictureUrl === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pictureUrl" },
				message: "must have required property 'pictureUrl'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.bio === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bio" },
				message: "must have required property 'bio'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.language === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.weekStart === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "weekStart" },
				message: "must have required property 'weekStart'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema43.properties, key0)) {
			const err10 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err11 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!formats4.test(data0)) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err14 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err15 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.email !== void 0) {
			let data2 = data.email;
			if (typeof data2 === "string") {
				if (func1(data2) > 320) {
					const err16 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!pattern5.test(data2)) {
					const err17 = {
						instancePath: instancePath + "/email",
						schemaPath: "EmailAddress/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$" },
						message: "must match pattern \"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/email",
					schemaPath: "EmailAddress/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err19 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.pictureUrl !== void 0) {
			let data4 = data.pictureUrl;
			if (typeof data4 !== "string" && data4 !== null) {
				const err20 = {
					instancePath: instancePath + "/pictureUrl",
					schemaPath: "#/properties/pictureUrl/type",
					keyword: "type",
					params: { type: schema43.properties.pictureUrl.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data4 === "string") {
				if (!formats6(data4)) {
					const err21 = {
						instancePath: instancePath + "/pictureUrl",
						schemaPath: "#/properties/pictureUrl/format",
						keyword: "format",
						params: { format: "uri" },
						message: "must match format \"uri\""
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		if (data.bio !== void 0) {
			let data5 = data.bio;
			if (typeof data5 !== "string" && data5 !== null) {
				const err22 = {
					instancePath: instancePath + "/bio",
					schemaPath: "#/properties/bio/type",
					keyword: "type",
					params: { type: schema43.properties.bio.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data6 = data.language;
			if (typeof data6 !== "string") {
				const err23 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (!(data6 === "fr" || data6 === "en")) {
				const err24 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.timeZone !== void 0) {
			if (typeof data.timeZone !== "string") {
				const err25 = {
					instancePath: instancePath + "/timeZone",
					schemaPath: "#/properties/timeZone/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.weekStart !== void 0) {
			let data8 = data.weekStart;
			if (typeof data8 !== "string") {
				const err26 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "#/properties/weekStart/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (!(data8 === "monday" || data8 === "sunday" || data8 === "saturday")) {
				const err27 = {
					instancePath: instancePath + "/weekStart",
					schemaPath: "#/properties/weekStart/enum",
					keyword: "enum",
					params: { allowedValues: schema43.properties.weekStart.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.createdAt !== void 0) {
			let data9 = data.createdAt;
			if (typeof data9 === "string") {
				if (!formats8.validate(data9)) {
					const err28 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
const listProjects200 = validate22;
const schema48 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "Project" }
		},
		"nextCursor": { "type": ["string", "null"] }
	},
	"$id": "ProjectPage"
};
const schema49 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"name",
		"description",
		"type",
		"sessionCount",
		"documentCount",
		"createdAt",
		"updatedAt"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"name": { "type": "string" },
		"description": { "type": ["string", "null"] },
		"type": { "$ref": "ProjectType" },
		"sessionCount": {
			"description": "Sessions that started here, without the discarded ones.",
			"type": "integer",
			"minimum": 0
		},
		"documentCount": {
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		}
	},
	"$id": "Project"
};
const schema52 = {
	"type": "string",
	"enum": ["journal", "plain"],
	"$id": "ProjectType"
};
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.description === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" },
				message: "must have required property 'description'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.type === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sessionCount === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sessionCount" },
				message: "must have required property 'sessionCount'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.documentCount === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentCount" },
				message: "must have required property 'documentCount'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema49.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!formats4.test(data0)) {
					const err11 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err13 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err14 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			}
		}
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err15 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data3 = data.description;
			if (typeof data3 !== "string" && data3 !== null) {
				const err16 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: schema49.properties.description.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data4 = data.type;
			if (typeof data4 !== "string") {
				const err17 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (!(data4 === "journal" || data4 === "plain")) {
				const err18 = {
					instancePath: instancePath + "/type",
					schemaPath: "ProjectType/enum",
					keyword: "enum",
					params: { allowedValues: schema52.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.sessionCount !== void 0) {
			let data5 = data.sessionCount;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err19 = {
					instancePath: instancePath + "/sessionCount",
					schemaPath: "#/properties/sessionCount/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err20 = {
						instancePath: instancePath + "/sessionCount",
						schemaPath: "#/properties/sessionCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.documentCount !== void 0) {
			let data6 = data.documentCount;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err21 = {
					instancePath: instancePath + "/documentCount",
					schemaPath: "#/properties/documentCount/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err22 = {
						instancePath: instancePath + "/documentCount",
						schemaPath: "#/properties/documentCount/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data7 = data.createdAt;
			if (typeof data7 === "string") {
				if (!formats8.validate(data7)) {
					const err23 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data8 = data.updatedAt;
			if (typeof data8 === "string") {
				if (!formats8.validate(data8)) {
					const err25 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
	} else {
		const err27 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate23(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema48.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
const createProject201 = validate23;
const listDocuments200 = validate25;
const schema53 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "DocumentSummary" }
		},
		"nextCursor": { "type": ["string", "null"] }
	},
	"$id": "DocumentPage"
};
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.projectId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectName === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectName" },
				message: "must have required property 'projectName'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.language === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.words === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "projectId" || key0 === "projectName" || key0 === "title" || key0 === "language" || key0 === "words" || key0 === "createdAt" || key0 === "updatedAt")) {
			const err8 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err9 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!formats4.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data1 = data.projectId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!formats4.test(data1)) {
					const err13 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.projectName !== void 0) {
			if (typeof data.projectName !== "string") {
				const err15 = {
					instancePath: instancePath + "/projectName",
					schemaPath: "#/properties/projectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err16 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data4 = data.language;
			if (typeof data4 !== "string") {
				const err17 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (!(data4 === "fr" || data4 === "en")) {
				const err18 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data5 = data.words;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err19 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err20 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data6 = data.createdAt;
			if (typeof data6 === "string") {
				if (!formats8.validate(data6)) {
					const err21 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data7 = data.updatedAt;
			if (typeof data7 === "string") {
				if (!formats8.validate(data7)) {
					const err23 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate26.errors = vErrors;
	return errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate26(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema53.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
const createDocument201 = validate28;
const schema58 = {
	"description": "A document summary with the paragraphs in the byte order of their positions.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"projectId",
		"projectName",
		"title",
		"language",
		"words",
		"createdAt",
		"updatedAt",
		"paragraphs"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"projectId": { "$ref": "Id" },
		"projectName": { "type": "string" },
		"title": { "type": "string" },
		"language": { "$ref": "Language" },
		"words": {
			"type": "integer",
			"minimum": 0
		},
		"createdAt": {
			"type": "string",
			"format": "date-time"
		},
		"updatedAt": {
			"type": "string",
			"format": "date-time"
		},
		"paragraphs": {
			"type": "array",
			"items": { "$ref": "Paragraph" }
		}
	},
	"$id": "Document"
};
const schema65 = {
	"type": "string",
	"enum": [
		"paragraph",
		"heading",
		"quote",
		"sceneBreak"
	],
	"$id": "ParagraphType"
};
const pattern12 = new RegExp("^[0-9A-Za-z]+$", "u");
const schema67 = {
	"type": "string",
	"enum": [
		"strong",
		"emphasis",
		"underline",
		"strike"
	],
	"$id": "Mark"
};
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.text === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "text" },
				message: "must have required property 'text'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.marks === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "marks" },
				message: "must have required property 'marks'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "text" || key0 === "marks")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.text !== void 0) {
			let data0 = data.text;
			if (typeof data0 === "string") {
				if (func1(data0) > 5e4) {
					const err3 = {
						instancePath: instancePath + "/text",
						schemaPath: "#/properties/text/maxLength",
						keyword: "maxLength",
						params: { limit: 5e4 },
						message: "must NOT have more than 50000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/text",
					schemaPath: "#/properties/text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.marks !== void 0) {
			let data1 = data.marks;
			if (Array.isArray(data1)) {
				if (data1.length > 4) {
					const err5 = {
						instancePath: instancePath + "/marks",
						schemaPath: "#/properties/marks/maxItems",
						keyword: "maxItems",
						params: { limit: 4 },
						message: "must NOT have more than 4 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err6 = {
							instancePath: instancePath + "/marks/" + i0,
							schemaPath: "Mark/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!(data2 === "strong" || data2 === "emphasis" || data2 === "underline" || data2 === "strike")) {
						const err7 = {
							instancePath: instancePath + "/marks/" + i0,
							schemaPath: "Mark/enum",
							keyword: "enum",
							params: { allowedValues: schema67.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/marks",
					schemaPath: "#/properties/marks/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.position === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "position" },
				message: "must have required property 'position'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.content === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "content" },
				message: "must have required property 'content'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.version === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "position" || key0 === "type" || key0 === "content" || key0 === "version" || key0 === "updatedAt")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!formats4.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.position !== void 0) {
			let data1 = data.position;
			if (typeof data1 === "string") {
				if (func1(data1) > 1e3) {
					const err10 = {
						instancePath: instancePath + "/position",
						schemaPath: "ParagraphPosition/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (func1(data1) < 1) {
					const err11 = {
						instancePath: instancePath + "/position",
						schemaPath: "ParagraphPosition/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (!pattern12.test(data1)) {
					const err12 = {
						instancePath: instancePath + "/position",
						schemaPath: "ParagraphPosition/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9A-Za-z]+$" },
						message: "must match pattern \"^[0-9A-Za-z]+$\""
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/position",
					schemaPath: "ParagraphPosition/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.type !== void 0) {
			let data2 = data.type;
			if (typeof data2 !== "string") {
				const err14 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (!(data2 === "paragraph" || data2 === "heading" || data2 === "quote" || data2 === "sceneBreak")) {
				const err15 = {
					instancePath: instancePath + "/type",
					schemaPath: "ParagraphType/enum",
					keyword: "enum",
					params: { allowedValues: schema65.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.content !== void 0) {
			let data3 = data.content;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate30(data3[i0], {
					instancePath: instancePath + "/content/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/content",
					schemaPath: "#/properties/content/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data5 = data.version;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err17 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					const err18 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			}
		}
		if (data.updatedAt !== void 0) {
			let data6 = data.updatedAt;
			if (typeof data6 === "string") {
				if (!formats8.validate(data6)) {
					const err19 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.projectId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.projectName === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectName" },
				message: "must have required property 'projectName'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.language === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" },
				message: "must have required property 'language'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.words === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.createdAt === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "createdAt" },
				message: "must have required property 'createdAt'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.updatedAt === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updatedAt" },
				message: "must have required property 'updatedAt'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema58.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err10 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!formats4.test(data0)) {
					const err11 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data1 = data.projectId;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err13 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!formats4.test(data1)) {
					const err14 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.projectName !== void 0) {
			if (typeof data.projectName !== "string") {
				const err16 = {
					instancePath: instancePath + "/projectName",
					schemaPath: "#/properties/projectName/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err17 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.language !== void 0) {
			let data4 = data.language;
			if (typeof data4 !== "string") {
				const err18 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (!(data4 === "fr" || data4 === "en")) {
				const err19 = {
					instancePath: instancePath + "/language",
					schemaPath: "Language/enum",
					keyword: "enum",
					params: { allowedValues: schema47.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data5 = data.words;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err20 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err21 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		if (data.createdAt !== void 0) {
			let data6 = data.createdAt;
			if (typeof data6 === "string") {
				if (!formats8.validate(data6)) {
					const err22 = {
						instancePath: instancePath + "/createdAt",
						schemaPath: "#/properties/createdAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/createdAt",
					schemaPath: "#/properties/createdAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.updatedAt !== void 0) {
			let data7 = data.updatedAt;
			if (typeof data7 === "string") {
				if (!formats8.validate(data7)) {
					const err24 = {
						instancePath: instancePath + "/updatedAt",
						schemaPath: "#/properties/updatedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/updatedAt",
					schemaPath: "#/properties/updatedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.paragraphs !== void 0) {
			let data8 = data.paragraphs;
			if (Array.isArray(data8)) {
				const len0 = data8.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate29(data8[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data8,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
					errors = vErrors.length;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
	} else {
		const err27 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
		errors++;
	}
	validate28.errors = vErrors;
	return errors === 0;
}
const updateDocument200 = validate26;
const saveParagraphs200 = validate33;
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "id" || key0 === "version")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err6 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err7 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/properties/version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate34.errors = vErrors;
	return errors === 0;
}
const schema72 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"version",
		"status",
		"title",
		"comment",
		"sentiment",
		"visibility",
		"projectId",
		"documentId",
		"timeZone",
		"localDate",
		"startedAt",
		"pausedAt",
		"endedAt",
		"publishedAt",
		"stats"
	],
	"properties": {
		"id": { "$ref": "Id" },
		"version": { "$ref": "Version" },
		"status": { "$ref": "WritingSessionStatus" },
		"title": { "type": ["string", "null"] },
		"comment": { "type": ["string", "null"] },
		"sentiment": { "$ref": "Sentiment" },
		"visibility": { "$ref": "Visibility" },
		"projectId": {
			"type": ["string", "null"],
			"format": "uuid"
		},
		"documentId": {
			"type": ["string", "null"],
			"format": "uuid"
		},
		"timeZone": {
			"description": "IANA name.",
			"type": "string"
		},
		"localDate": {
			"description": "The writer's date when it started; a session that crosses midnight keeps it.",
			"type": "string",
			"format": "date"
		},
		"startedAt": {
			"type": "string",
			"format": "date-time"
		},
		"pausedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"endedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"publishedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"stats": { "$ref": "WritingSessionStats" }
	},
	"$id": "WritingSession"
};
const schema75 = {
	"type": "string",
	"enum": [
		"active",
		"paused",
		"ended",
		"draft",
		"published",
		"discarded"
	],
	"$id": "WritingSessionStatus"
};
const schema76 = {
	"type": "string",
	"enum": [
		"none",
		"positive",
		"neutral",
		"negative"
	],
	"$id": "Sentiment"
};
const schema77 = {
	"type": "string",
	"enum": [
		"private",
		"team",
		"public"
	],
	"$id": "Visibility"
};
const formats46 = import_formats.fullFormats.date;
const schema78 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"words",
		"wordsRemoved",
		"paragraphs",
		"durationSeconds",
		"pausedSeconds",
		"idleSeconds",
		"wordsPerMinute"
	],
	"properties": {
		"words": {
			"type": "integer",
			"minimum": 0
		},
		"wordsRemoved": {
			"type": "integer",
			"minimum": 0
		},
		"paragraphs": {
			"description": "Paragraphs that hold words the session added.",
			"type": "integer",
			"minimum": 0
		},
		"durationSeconds": {
			"description": "From start to end without the pauses; while the session lives, as of the answer.",
			"type": "integer",
			"minimum": 0
		},
		"pausedSeconds": {
			"type": "integer",
			"minimum": 0
		},
		"idleSeconds": {
			"description": "Gaps of over 300 s between edits, pauses left out.",
			"type": "integer",
			"minimum": 0
		},
		"wordsPerMinute": {
			"description": "Words over the minutes that were not idle, to one decimal; null under one minute.",
			"type": ["number", "null"],
			"minimum": 0
		}
	},
	"$id": "WritingSessionStats"
};
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.words === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.wordsRemoved === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsRemoved" },
				message: "must have required property 'wordsRemoved'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.durationSeconds === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "durationSeconds" },
				message: "must have required property 'durationSeconds'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.pausedSeconds === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pausedSeconds" },
				message: "must have required property 'pausedSeconds'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.idleSeconds === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "idleSeconds" },
				message: "must have required property 'idleSeconds'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.wordsPerMinute === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "wordsPerMinute" },
				message: "must have required property 'wordsPerMinute'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "words" || key0 === "wordsRemoved" || key0 === "paragraphs" || key0 === "durationSeconds" || key0 === "pausedSeconds" || key0 === "idleSeconds" || key0 === "wordsPerMinute")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.words !== void 0) {
			let data0 = data.words;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err8 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err9 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.wordsRemoved !== void 0) {
			let data1 = data.wordsRemoved;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err10 = {
					instancePath: instancePath + "/wordsRemoved",
					schemaPath: "#/properties/wordsRemoved/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err11 = {
						instancePath: instancePath + "/wordsRemoved",
						schemaPath: "#/properties/wordsRemoved/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.paragraphs !== void 0) {
			let data2 = data.paragraphs;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err12 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err13 = {
						instancePath: instancePath + "/paragraphs",
						schemaPath: "#/properties/paragraphs/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			}
		}
		if (data.durationSeconds !== void 0) {
			let data3 = data.durationSeconds;
			if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
				const err14 = {
					instancePath: instancePath + "/durationSeconds",
					schemaPath: "#/properties/durationSeconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data3 == "number" && isFinite(data3)) {
				if (data3 < 0 || isNaN(data3)) {
					const err15 = {
						instancePath: instancePath + "/durationSeconds",
						schemaPath: "#/properties/durationSeconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.pausedSeconds !== void 0) {
			let data4 = data.pausedSeconds;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err16 = {
					instancePath: instancePath + "/pausedSeconds",
					schemaPath: "#/properties/pausedSeconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err17 = {
						instancePath: instancePath + "/pausedSeconds",
						schemaPath: "#/properties/pausedSeconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
		if (data.idleSeconds !== void 0) {
			let data5 = data.idleSeconds;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
				const err18 = {
					instancePath: instancePath + "/idleSeconds",
					schemaPath: "#/properties/idleSeconds/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 0 || isNaN(data5)) {
					const err19 = {
						instancePath: instancePath + "/idleSeconds",
						schemaPath: "#/properties/idleSeconds/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		}
		if (data.wordsPerMinute !== void 0) {
			let data6 = data.wordsPerMinute;
			if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
				const err20 = {
					instancePath: instancePath + "/wordsPerMinute",
					schemaPath: "#/properties/wordsPerMinute/type",
					keyword: "type",
					params: { type: schema78.properties.wordsPerMinute.type },
					message: "must be number,null"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 0 || isNaN(data6)) {
					const err21 = {
						instancePath: instancePath + "/wordsPerMinute",
						schemaPath: "#/properties/wordsPerMinute/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate37.errors = vErrors;
	return errors === 0;
}
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.comment === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "comment" },
				message: "must have required property 'comment'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sentiment === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sentiment" },
				message: "must have required property 'sentiment'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.visibility === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visibility" },
				message: "must have required property 'visibility'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.projectId === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "projectId" },
				message: "must have required property 'projectId'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.documentId === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "documentId" },
				message: "must have required property 'documentId'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.timeZone === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timeZone" },
				message: "must have required property 'timeZone'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.localDate === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "localDate" },
				message: "must have required property 'localDate'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.startedAt === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "startedAt" },
				message: "must have required property 'startedAt'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.pausedAt === void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pausedAt" },
				message: "must have required property 'pausedAt'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.endedAt === void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "endedAt" },
				message: "must have required property 'endedAt'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.publishedAt === void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "publishedAt" },
				message: "must have required property 'publishedAt'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.stats === void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stats" },
				message: "must have required property 'stats'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		for (const key0 in data) if (!func4.call(schema72.properties, key0)) {
			const err16 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err17 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!formats4.test(data0)) {
					const err18 = {
						instancePath: instancePath + "/id",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/id",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err20 = {
					instancePath: instancePath + "/version",
					schemaPath: "Version/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err21 = {
						instancePath: instancePath + "/version",
						schemaPath: "Version/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (typeof data2 !== "string") {
				const err22 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			if (!(data2 === "active" || data2 === "paused" || data2 === "ended" || data2 === "draft" || data2 === "published" || data2 === "discarded")) {
				const err23 = {
					instancePath: instancePath + "/status",
					schemaPath: "WritingSessionStatus/enum",
					keyword: "enum",
					params: { allowedValues: schema75.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data3 = data.title;
			if (typeof data3 !== "string" && data3 !== null) {
				const err24 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: schema72.properties.title.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.comment !== void 0) {
			let data4 = data.comment;
			if (typeof data4 !== "string" && data4 !== null) {
				const err25 = {
					instancePath: instancePath + "/comment",
					schemaPath: "#/properties/comment/type",
					keyword: "type",
					params: { type: schema72.properties.comment.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.sentiment !== void 0) {
			let data5 = data.sentiment;
			if (typeof data5 !== "string") {
				const err26 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if (!(data5 === "none" || data5 === "positive" || data5 === "neutral" || data5 === "negative")) {
				const err27 = {
					instancePath: instancePath + "/sentiment",
					schemaPath: "Sentiment/enum",
					keyword: "enum",
					params: { allowedValues: schema76.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data6 = data.visibility;
			if (typeof data6 !== "string") {
				const err28 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
			if (!(data6 === "private" || data6 === "team" || data6 === "public")) {
				const err29 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "Visibility/enum",
					keyword: "enum",
					params: { allowedValues: schema77.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.projectId !== void 0) {
			let data7 = data.projectId;
			if (typeof data7 !== "string" && data7 !== null) {
				const err30 = {
					instancePath: instancePath + "/projectId",
					schemaPath: "#/properties/projectId/type",
					keyword: "type",
					params: { type: schema72.properties.projectId.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
			if (typeof data7 === "string") {
				if (!formats4.test(data7)) {
					const err31 = {
						instancePath: instancePath + "/projectId",
						schemaPath: "#/properties/projectId/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
			}
		}
		if (data.documentId !== void 0) {
			let data8 = data.documentId;
			if (typeof data8 !== "string" && data8 !== null) {
				const err32 = {
					instancePath: instancePath + "/documentId",
					schemaPath: "#/properties/documentId/type",
					keyword: "type",
					params: { type: schema72.properties.documentId.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
			if (typeof data8 === "string") {
				if (!formats4.test(data8)) {
					const err33 = {
						instancePath: instancePath + "/documentId",
						schemaPath: "#/properties/documentId/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err33];
					else vErrors.push(err33);
					errors++;
				}
			}
		}
		if (data.timeZone !== void 0) {
			if (typeof data.timeZone !== "string") {
				const err34 = {
					instancePath: instancePath + "/timeZone",
					schemaPath: "#/properties/timeZone/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.localDate !== void 0) {
			let data10 = data.localDate;
			if (typeof data10 === "string") {
				if (!formats46.validate(data10)) {
					const err35 = {
						instancePath: instancePath + "/localDate",
						schemaPath: "#/properties/localDate/format",
						keyword: "format",
						params: { format: "date" },
						message: "must match format \"date\""
					};
					if (vErrors === null) vErrors = [err35];
					else vErrors.push(err35);
					errors++;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/localDate",
					schemaPath: "#/properties/localDate/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.startedAt !== void 0) {
			let data11 = data.startedAt;
			if (typeof data11 === "string") {
				if (!formats8.validate(data11)) {
					const err37 = {
						instancePath: instancePath + "/startedAt",
						schemaPath: "#/properties/startedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/startedAt",
					schemaPath: "#/properties/startedAt/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.pausedAt !== void 0) {
			let data12 = data.pausedAt;
			if (typeof data12 !== "string" && data12 !== null) {
				const err39 = {
					instancePath: instancePath + "/pausedAt",
					schemaPath: "#/properties/pausedAt/type",
					keyword: "type",
					params: { type: schema72.properties.pausedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
			if (typeof data12 === "string") {
				if (!formats8.validate(data12)) {
					const err40 = {
						instancePath: instancePath + "/pausedAt",
						schemaPath: "#/properties/pausedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
			}
		}
		if (data.endedAt !== void 0) {
			let data13 = data.endedAt;
			if (typeof data13 !== "string" && data13 !== null) {
				const err41 = {
					instancePath: instancePath + "/endedAt",
					schemaPath: "#/properties/endedAt/type",
					keyword: "type",
					params: { type: schema72.properties.endedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
			if (typeof data13 === "string") {
				if (!formats8.validate(data13)) {
					const err42 = {
						instancePath: instancePath + "/endedAt",
						schemaPath: "#/properties/endedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
			}
		}
		if (data.publishedAt !== void 0) {
			let data14 = data.publishedAt;
			if (typeof data14 !== "string" && data14 !== null) {
				const err43 = {
					instancePath: instancePath + "/publishedAt",
					schemaPath: "#/properties/publishedAt/type",
					keyword: "type",
					params: { type: schema72.properties.publishedAt.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
			if (typeof data14 === "string") {
				if (!formats8.validate(data14)) {
					const err44 = {
						instancePath: instancePath + "/publishedAt",
						schemaPath: "#/properties/publishedAt/format",
						keyword: "format",
						params: { format: "date-time" },
						message: "must match format \"date-time\""
					};
					if (vErrors === null) vErrors = [err44];
					else vErrors.push(err44);
					errors++;
				}
			}
		}
		if (data.stats !== void 0) {
			if (!validate37(data.stats, {
				instancePath: instancePath + "/stats",
				parentData: data,
				parentDataProperty: "stats",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err45 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err45];
		else vErrors.push(err45);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.paragraphs === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.deletedIds === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deletedIds" },
				message: "must have required property 'deletedIds'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.words === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "words" },
				message: "must have required property 'words'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.session === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "session" },
				message: "must have required property 'session'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "paragraphs" || key0 === "deletedIds" || key0 === "words" || key0 === "session")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.paragraphs !== void 0) {
			let data0 = data.paragraphs;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate34(data0[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.deletedIds !== void 0) {
			let data2 = data.deletedIds;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data3 = data2[i1];
					if (typeof data3 === "string") {
						if (!pattern4.test(data3)) {
							const err6 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-fA-F-]{36}$" },
								message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!formats4.test(data3)) {
							const err7 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/format",
								keyword: "format",
								params: { format: "uuid" },
								message: "must match format \"uuid\""
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/deletedIds/" + i1,
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/deletedIds",
					schemaPath: "#/properties/deletedIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.words !== void 0) {
			let data4 = data.words;
			if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
				const err10 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/properties/words/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (typeof data4 == "number" && isFinite(data4)) {
				if (data4 < 0 || isNaN(data4)) {
					const err11 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/properties/words/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		}
		if (data.session !== void 0) {
			if (!validate36(data.session, {
				instancePath: instancePath + "/session",
				parentData: data,
				parentDataProperty: "session",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
const saveParagraphs409 = validate47;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.paragraphs === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "paragraphs" },
				message: "must have required property 'paragraphs'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.deletedIds === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deletedIds" },
				message: "must have required property 'deletedIds'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "messageKey" || key0 === "paragraphs" || key0 === "deletedIds")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err10 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
			if (409 !== data2) {
				const err12 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 409 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err13 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data4 = data.messageKey;
			if (typeof data4 !== "string") {
				const err14 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if ("paragraphs.conflict" !== data4) {
				const err15 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "paragraphs.conflict" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.paragraphs !== void 0) {
			let data5 = data.paragraphs;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate29(data5[i0], {
					instancePath: instancePath + "/paragraphs/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/paragraphs",
					schemaPath: "#/properties/paragraphs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.deletedIds !== void 0) {
			let data7 = data.deletedIds;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (typeof data8 === "string") {
						if (!pattern4.test(data8)) {
							const err17 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9a-fA-F-]{36}$" },
								message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						if (!formats4.test(data8)) {
							const err18 = {
								instancePath: instancePath + "/deletedIds/" + i1,
								schemaPath: "Id/format",
								keyword: "format",
								params: { format: "uuid" },
								message: "must match format \"uuid\""
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/deletedIds/" + i1,
							schemaPath: "Id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/deletedIds",
					schemaPath: "#/properties/deletedIds/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate48.errors = vErrors;
	return errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate48(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const _errs2 = errors;
		if (!validate16(data, {
			instancePath,
			parentData,
			parentDataProperty,
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
			errors = vErrors.length;
		}
		var _valid0 = _errs2 === errors;
		valid0 = valid0 || _valid0;
	}
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate47.errors = vErrors;
	return errors === 0;
}
const listWritingSessions200 = validate40;
const schema79 = {
	"type": "object",
	"additionalProperties": false,
	"required": ["items", "nextCursor"],
	"properties": {
		"items": {
			"type": "array",
			"items": { "$ref": "WritingSession" }
		},
		"nextCursor": { "type": ["string", "null"] }
	},
	"$id": "WritingSessionPage"
};
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.items === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "items" },
				message: "must have required property 'items'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.nextCursor === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "nextCursor" },
				message: "must have required property 'nextCursor'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.items !== void 0) {
			let data0 = data.items;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate36(data0[i0], {
					instancePath: instancePath + "/items/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.nextCursor !== void 0) {
			let data2 = data.nextCursor;
			if (typeof data2 !== "string" && data2 !== null) {
				const err4 = {
					instancePath: instancePath + "/nextCursor",
					schemaPath: "#/properties/nextCursor/type",
					keyword: "type",
					params: { type: schema79.properties.nextCursor.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate40.errors = vErrors;
	return errors === 0;
}
const startWritingSession201 = validate36;
const startWritingSession409 = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" },
				message: "must have required property 'title'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.detail === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "detail" },
				message: "must have required property 'detail'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.messageKey === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "messageKey" },
				message: "must have required property 'messageKey'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.liveSessionId === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "liveSessionId" },
				message: "must have required property 'liveSessionId'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "messageKey" || key0 === "liveSessionId")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (!formats0.test(data0)) {
					const err7 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/format",
						keyword: "format",
						params: { format: "uri-reference" },
						message: "must match format \"uri-reference\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.title !== void 0) {
			if (typeof data.title !== "string") {
				const err9 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err10 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (409 !== data2) {
				const err11 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: 409 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.detail !== void 0) {
			if (typeof data.detail !== "string") {
				const err12 = {
					instancePath: instancePath + "/detail",
					schemaPath: "#/properties/detail/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.messageKey !== void 0) {
			let data4 = data.messageKey;
			if (typeof data4 !== "string") {
				const err13 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if ("writingSessions.alreadyLive" !== data4) {
				const err14 = {
					instancePath: instancePath + "/messageKey",
					schemaPath: "#/properties/messageKey/const",
					keyword: "const",
					params: { allowedValue: "writingSessions.alreadyLive" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.liveSessionId !== void 0) {
			let data5 = data.liveSessionId;
			if (typeof data5 === "string") {
				if (!pattern4.test(data5)) {
					const err15 = {
						instancePath: instancePath + "/liveSessionId",
						schemaPath: "Id/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-fA-F-]{36}$" },
						message: "must match pattern \"^[0-9a-fA-F-]{36}$\""
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!formats4.test(data5)) {
					const err16 = {
						instancePath: instancePath + "/liveSessionId",
						schemaPath: "Id/format",
						keyword: "format",
						params: { format: "uuid" },
						message: "must match format \"uuid\""
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/liveSessionId",
					schemaPath: "Id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
const getLiveWritingSession200 = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.session === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "session" },
				message: "must have required property 'session'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "session")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.session !== void 0) {
			let data0 = data.session;
			const _errs3 = errors;
			let valid1 = false;
			const _errs4 = errors;
			if (!validate36(data0, {
				instancePath: instancePath + "/session",
				parentData: data,
				parentDataProperty: "session",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs4 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const _errs5 = errors;
				if (data0 !== null) {
					const err2 = {
						instancePath: instancePath + "/session",
						schemaPath: "#/properties/session/anyOf/1/type",
						keyword: "type",
						params: { type: "null" },
						message: "must be null"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				var _valid0 = _errs5 === errors;
				valid1 = valid1 || _valid0;
			}
			if (!valid1) {
				const err3 = {
					instancePath: instancePath + "/session",
					schemaPath: "#/properties/session/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate43.errors = vErrors;
	return errors === 0;
}
const getHealth200 = validate45;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("ok" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "ok" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate45.errors = vErrors;
	return errors === 0;
}
const getReadiness200 = validate46;
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.status === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0) {
			let data0 = data.status;
			if (typeof data0 !== "string") {
				const err2 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if ("ready" !== data0) {
				const err3 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/const",
					keyword: "const",
					params: { allowedValue: "ready" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
const signInWithGoogle401 = signInWithGoogle400;
const signInWithGoogle403 = signInWithGoogle400;
const signInWithGoogle413 = signInWithGoogle400;
const signInWithGoogle415 = signInWithGoogle400;
const signInWithGoogle429 = signInWithGoogle400;
const signInWithGoogle500 = signInWithGoogle400;
const refreshAccessToken400 = signInWithGoogle400;
const refreshAccessToken401 = signInWithGoogle400;
const refreshAccessToken403 = signInWithGoogle400;
const refreshAccessToken413 = signInWithGoogle400;
const refreshAccessToken415 = signInWithGoogle400;
const refreshAccessToken429 = signInWithGoogle400;
const refreshAccessToken500 = signInWithGoogle400;
const signOut400 = signInWithGoogle400;
const signOut413 = signInWithGoogle400;
const signOut415 = signInWithGoogle400;
const signOut500 = signInWithGoogle400;
const signOutEverywhere401 = signInWithGoogle400;
const signOutEverywhere403 = signInWithGoogle400;
const signOutEverywhere500 = signInWithGoogle400;
const getCurrentUser401 = signInWithGoogle400;
const getCurrentUser403 = signInWithGoogle400;
const getCurrentUser500 = signInWithGoogle400;
const listProjects401 = signInWithGoogle400;
const listProjects403 = signInWithGoogle400;
const listProjects500 = signInWithGoogle400;
const createProject400 = signInWithGoogle400;
const createProject401 = signInWithGoogle400;
const createProject403 = signInWithGoogle400;
const createProject413 = signInWithGoogle400;
const createProject415 = signInWithGoogle400;
const createProject500 = signInWithGoogle400;
const getProject401 = signInWithGoogle400;
const getProject403 = signInWithGoogle400;
const getProject404 = signInWithGoogle400;
const getProject500 = signInWithGoogle400;
const updateProject400 = signInWithGoogle400;
const updateProject401 = signInWithGoogle400;
const updateProject403 = signInWithGoogle400;
const updateProject404 = signInWithGoogle400;
const updateProject412 = signInWithGoogle400;
const updateProject413 = signInWithGoogle400;
const updateProject415 = signInWithGoogle400;
const updateProject500 = signInWithGoogle400;
const deleteProject401 = signInWithGoogle400;
const deleteProject403 = signInWithGoogle400;
const deleteProject404 = signInWithGoogle400;
const deleteProject412 = signInWithGoogle400;
const deleteProject500 = signInWithGoogle400;
const listDocuments401 = signInWithGoogle400;
const listDocuments403 = signInWithGoogle400;
const listDocuments404 = signInWithGoogle400;
const listDocuments500 = signInWithGoogle400;
const createDocument400 = signInWithGoogle400;
const createDocument401 = signInWithGoogle400;
const createDocument403 = signInWithGoogle400;
const createDocument404 = signInWithGoogle400;
const createDocument413 = signInWithGoogle400;
const createDocument415 = signInWithGoogle400;
const createDocument500 = signInWithGoogle400;
const getDocument401 = signInWithGoogle400;
const getDocument403 = signInWithGoogle400;
const getDocument404 = signInWithGoogle400;
const getDocument500 = signInWithGoogle400;
const updateDocument400 = signInWithGoogle400;
const updateDocument401 = signInWithGoogle400;
const updateDocument403 = signInWithGoogle400;
const updateDocument404 = signInWithGoogle400;
const updateDocument413 = signInWithGoogle400;
const updateDocument415 = signInWithGoogle400;
const updateDocument500 = signInWithGoogle400;
const deleteDocument401 = signInWithGoogle400;
const deleteDocument403 = signInWithGoogle400;
const deleteDocument404 = signInWithGoogle400;
const deleteDocument500 = signInWithGoogle400;
const saveParagraphs400 = signInWithGoogle400;
const saveParagraphs401 = signInWithGoogle400;
const saveParagraphs403 = signInWithGoogle400;
const saveParagraphs404 = signInWithGoogle400;
const saveParagraphs413 = signInWithGoogle400;
const saveParagraphs415 = signInWithGoogle400;
const saveParagraphs500 = signInWithGoogle400;
const listWritingSessions401 = signInWithGoogle400;
const listWritingSessions403 = signInWithGoogle400;
const listWritingSessions500 = signInWithGoogle400;
const startWritingSession400 = signInWithGoogle400;
const startWritingSession401 = signInWithGoogle400;
const startWritingSession403 = signInWithGoogle400;
const startWritingSession404 = signInWithGoogle400;
const startWritingSession413 = signInWithGoogle400;
const startWritingSession415 = signInWithGoogle400;
const startWritingSession500 = signInWithGoogle400;
const getLiveWritingSession401 = signInWithGoogle400;
const getLiveWritingSession403 = signInWithGoogle400;
const getLiveWritingSession500 = signInWithGoogle400;
const getWritingSession401 = signInWithGoogle400;
const getWritingSession403 = signInWithGoogle400;
const getWritingSession404 = signInWithGoogle400;
const getWritingSession500 = signInWithGoogle400;
const updateWritingSession400 = signInWithGoogle400;
const updateWritingSession401 = signInWithGoogle400;
const updateWritingSession403 = signInWithGoogle400;
const updateWritingSession404 = signInWithGoogle400;
const updateWritingSession412 = signInWithGoogle400;
const updateWritingSession413 = signInWithGoogle400;
const updateWritingSession415 = signInWithGoogle400;
const updateWritingSession500 = signInWithGoogle400;
const pauseWritingSession401 = signInWithGoogle400;
const pauseWritingSession403 = signInWithGoogle400;
const pauseWritingSession404 = signInWithGoogle400;
const pauseWritingSession409 = signInWithGoogle400;
const pauseWritingSession412 = signInWithGoogle400;
const pauseWritingSession500 = signInWithGoogle400;
const resumeWritingSession401 = signInWithGoogle400;
const resumeWritingSession403 = signInWithGoogle400;
const resumeWritingSession404 = signInWithGoogle400;
const resumeWritingSession409 = signInWithGoogle400;
const resumeWritingSession412 = signInWithGoogle400;
const resumeWritingSession500 = signInWithGoogle400;
const endWritingSession401 = signInWithGoogle400;
const endWritingSession403 = signInWithGoogle400;
const endWritingSession404 = signInWithGoogle400;
const endWritingSession409 = signInWithGoogle400;
const endWritingSession412 = signInWithGoogle400;
const endWritingSession500 = signInWithGoogle400;
const saveWritingSessionDraft400 = signInWithGoogle400;
const saveWritingSessionDraft401 = signInWithGoogle400;
const saveWritingSessionDraft403 = signInWithGoogle400;
const saveWritingSessionDraft404 = signInWithGoogle400;
const saveWritingSessionDraft409 = signInWithGoogle400;
const saveWritingSessionDraft412 = signInWithGoogle400;
const saveWritingSessionDraft413 = signInWithGoogle400;
const saveWritingSessionDraft415 = signInWithGoogle400;
const saveWritingSessionDraft500 = signInWithGoogle400;
const publishWritingSession400 = signInWithGoogle400;
const publishWritingSession401 = signInWithGoogle400;
const publishWritingSession403 = signInWithGoogle400;
const publishWritingSession404 = signInWithGoogle400;
const publishWritingSession409 = signInWithGoogle400;
const publishWritingSession412 = signInWithGoogle400;
const publishWritingSession413 = signInWithGoogle400;
const publishWritingSession415 = signInWithGoogle400;
const publishWritingSession500 = signInWithGoogle400;
const unpublishWritingSession401 = signInWithGoogle400;
const unpublishWritingSession403 = signInWithGoogle400;
const unpublishWritingSession404 = signInWithGoogle400;
const unpublishWritingSession409 = signInWithGoogle400;
const unpublishWritingSession412 = signInWithGoogle400;
const unpublishWritingSession500 = signInWithGoogle400;
const discardWritingSession401 = signInWithGoogle400;
const discardWritingSession403 = signInWithGoogle400;
const discardWritingSession404 = signInWithGoogle400;
const discardWritingSession409 = signInWithGoogle400;
const discardWritingSession412 = signInWithGoogle400;
const discardWritingSession500 = signInWithGoogle400;
const getHealth500 = signInWithGoogle400;
const getReadiness500 = signInWithGoogle400;
const getReadiness503 = signInWithGoogle400;
const refreshAccessToken422 = signInWithGoogle422;
const signOut422 = signInWithGoogle422;
const listProjects422 = signInWithGoogle422;
const createProject422 = signInWithGoogle422;
const getProject422 = signInWithGoogle422;
const updateProject422 = signInWithGoogle422;
const deleteProject422 = signInWithGoogle422;
const listDocuments422 = signInWithGoogle422;
const createDocument422 = signInWithGoogle422;
const getDocument422 = signInWithGoogle422;
const updateDocument422 = signInWithGoogle422;
const deleteDocument422 = signInWithGoogle422;
const saveParagraphs422 = signInWithGoogle422;
const listWritingSessions422 = signInWithGoogle422;
const startWritingSession422 = signInWithGoogle422;
const getWritingSession422 = signInWithGoogle422;
const updateWritingSession422 = signInWithGoogle422;
const pauseWritingSession422 = signInWithGoogle422;
const resumeWritingSession422 = signInWithGoogle422;
const endWritingSession422 = signInWithGoogle422;
const saveWritingSessionDraft422 = signInWithGoogle422;
const publishWritingSession422 = signInWithGoogle422;
const unpublishWritingSession422 = signInWithGoogle422;
const discardWritingSession422 = signInWithGoogle422;
const getProject200 = createProject201;
const updateProject200 = createProject201;
const getDocument200 = createDocument201;
const getWritingSession200 = startWritingSession201;
const updateWritingSession200 = startWritingSession201;
const pauseWritingSession200 = startWritingSession201;
const resumeWritingSession200 = startWritingSession201;
const endWritingSession200 = startWritingSession201;
const saveWritingSessionDraft200 = startWritingSession201;
const publishWritingSession200 = startWritingSession201;
const unpublishWritingSession200 = startWritingSession201;
const discardWritingSession200 = startWritingSession201;
export { createDocument201, createDocument400, createDocument401, createDocument403, createDocument404, createDocument413, createDocument415, createDocument422, createDocument500, createProject201, createProject400, createProject401, createProject403, createProject413, createProject415, createProject422, createProject500, deleteDocument401, deleteDocument403, deleteDocument404, deleteDocument422, deleteDocument500, deleteProject401, deleteProject403, deleteProject404, deleteProject412, deleteProject422, deleteProject500, discardWritingSession200, discardWritingSession401, discardWritingSession403, discardWritingSession404, discardWritingSession409, discardWritingSession412, discardWritingSession422, discardWritingSession500, endWritingSession200, endWritingSession401, endWritingSession403, endWritingSession404, endWritingSession409, endWritingSession412, endWritingSession422, endWritingSession500, getCurrentUser200, getCurrentUser401, getCurrentUser403, getCurrentUser500, getDocument200, getDocument401, getDocument403, getDocument404, getDocument422, getDocument500, getHealth200, getHealth500, getLiveWritingSession200, getLiveWritingSession401, getLiveWritingSession403, getLiveWritingSession500, getProject200, getProject401, getProject403, getProject404, getProject422, getProject500, getReadiness200, getReadiness500, getReadiness503, getWritingSession200, getWritingSession401, getWritingSession403, getWritingSession404, getWritingSession422, getWritingSession500, listDocuments200, listDocuments401, listDocuments403, listDocuments404, listDocuments422, listDocuments500, listProjects200, listProjects401, listProjects403, listProjects422, listProjects500, listWritingSessions200, listWritingSessions401, listWritingSessions403, listWritingSessions422, listWritingSessions500, pauseWritingSession200, pauseWritingSession401, pauseWritingSession403, pauseWritingSession404, pauseWritingSession409, pauseWritingSession412, pauseWritingSession422, pauseWritingSession500, publishWritingSession200, publishWritingSession400, publishWritingSession401, publishWritingSession403, publishWritingSession404, publishWritingSession409, publishWritingSession412, publishWritingSession413, publishWritingSession415, publishWritingSession422, publishWritingSession500, refreshAccessToken200, refreshAccessToken400, refreshAccessToken401, refreshAccessToken403, refreshAccessToken413, refreshAccessToken415, refreshAccessToken422, refreshAccessToken429, refreshAccessToken500, resumeWritingSession200, resumeWritingSession401, resumeWritingSession403, resumeWritingSession404, resumeWritingSession409, resumeWritingSession412, resumeWritingSession422, resumeWritingSession500, saveParagraphs200, saveParagraphs400, saveParagraphs401, saveParagraphs403, saveParagraphs404, saveParagraphs409, saveParagraphs413, saveParagraphs415, saveParagraphs422, saveParagraphs500, saveWritingSessionDraft200, saveWritingSessionDraft400, saveWritingSessionDraft401, saveWritingSessionDraft403, saveWritingSessionDraft404, saveWritingSessionDraft409, saveWritingSessionDraft412, saveWritingSessionDraft413, saveWritingSessionDraft415, saveWritingSessionDraft422, saveWritingSessionDraft500, signInWithGoogle200, signInWithGoogle400, signInWithGoogle401, signInWithGoogle403, signInWithGoogle413, signInWithGoogle415, signInWithGoogle422, signInWithGoogle429, signInWithGoogle500, signOut400, signOut413, signOut415, signOut422, signOut500, signOutEverywhere401, signOutEverywhere403, signOutEverywhere500, startWritingSession201, startWritingSession400, startWritingSession401, startWritingSession403, startWritingSession404, startWritingSession409, startWritingSession413, startWritingSession415, startWritingSession422, startWritingSession500, unpublishWritingSession200, unpublishWritingSession401, unpublishWritingSession403, unpublishWritingSession404, unpublishWritingSession409, unpublishWritingSession412, unpublishWritingSession422, unpublishWritingSession500, updateDocument200, updateDocument400, updateDocument401, updateDocument403, updateDocument404, updateDocument413, updateDocument415, updateDocument422, updateDocument500, updateProject200, updateProject400, updateProject401, updateProject403, updateProject404, updateProject412, updateProject413, updateProject415, updateProject422, updateProject500, updateWritingSession200, updateWritingSession400, updateWritingSession401, updateWritingSession403, updateWritingSession404, updateWritingSession412, updateWritingSession413, updateWritingSession415, updateWritingSession422, updateWritingSession500 };
